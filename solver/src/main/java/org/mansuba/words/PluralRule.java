package org.mansuba.words;

import java.util.List;

/**
 * How the words of a language depend on a whole number, by the plural rules of Unicode's Common
 * Locale Data Repository (CLDR).
 */
public enum PluralRule {
  /** English: 1, and everything else. */
  ONE_OTHER(Category.ONE, Category.OTHER) {
    @Override
    public Category of(int number) {
      return number == 1 ? Category.ONE : Category.OTHER;
    }
  },
  /** Persian: 0 and 1, and everything else. */
  PERSIAN(Category.ONE, Category.OTHER) {
    @Override
    public Category of(int number) {
      return number <= 1 ? Category.ONE : Category.OTHER;
    }
  },
  /** Russian: by the last digit, except for 11 to 14. */
  RUSSIAN(Category.ONE, Category.FEW, Category.MANY) {
    @Override
    public Category of(int number) {
      int digit = number % 10;
      if (isTeen(number)) {
        return Category.MANY;
      }
      return digit == 1 ? Category.ONE : isFew(digit) ? Category.FEW : Category.MANY;
    }
  },
  /** Polish: 1, and by the last digit, except for 12 to 14. */
  POLISH(Category.ONE, Category.FEW, Category.MANY) {
    @Override
    public Category of(int number) {
      if (number == 1) {
        return Category.ONE;
      }
      return isFew(number % 10) && !isTeen(number) ? Category.FEW : Category.MANY;
    }
  },
  /** Arabic: 0, 1, 2, and by the last two digits. */
  ARABIC(Category.ZERO, Category.ONE, Category.TWO, Category.FEW, Category.MANY, Category.OTHER) {
    @Override
    public Category of(int number) {
      int end = number % 100;
      return switch (number) {
        case 0 -> Category.ZERO;
        case 1 -> Category.ONE;
        case 2 -> Category.TWO;
        default -> end >= 11 ? Category.MANY : end >= 3 ? Category.FEW : Category.OTHER;
      };
    }
  };

  @SuppressWarnings("ImmutableEnumChecker") // A list that List.of made is never changed.
  private final List<Category> categories;

  PluralRule(Category... categories) {
    this.categories = List.of(categories);
  }

  /** The names CLDR gives to the forms of a word. */
  public enum Category {
    /** Form of 0. */
    ZERO,
    /** Singular. */
    ONE,
    /** Dual. */
    TWO,
    /** Form of a few. */
    FEW,
    /** Form of many. */
    MANY,
    /** Every other number. */
    OTHER
  }

  /** The category of a number that is at least 0. */
  public abstract Category of(int number);

  /** The categories of whole numbers, in the order in which a text lists its forms. */
  public List<Category> categories() {
    return categories;
  }

  private static boolean isTeen(int number) {
    return number % 100 >= 11 && number % 100 <= 14;
  }

  private static boolean isFew(int digit) {
    return digit >= 2 && digit <= 4;
  }
}
