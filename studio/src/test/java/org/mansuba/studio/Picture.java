package org.mansuba.studio;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/** Takes pictures of windows into {@code target/screenshots}. */
public final class Picture {
  private static final Path FOLDER = Path.of("target", "screenshots");

  private Picture() {}

  /** Takes a picture of a scene as it is; on the thread of the window. */
  public static void take(Scene scene, String name) {
    WritableImage image = scene.snapshot(null);
    try {
      Files.createDirectories(FOLDER);
      Path file = FOLDER.resolve(name + ".png");
      ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Shows a window of a size. */
  public static Scene show(Stage stage, Parent root, int width, int height) {
    Scene scene = new Scene(root, width, height);
    stage.setScene(scene);
    stage.show();
    root.applyCss();
    root.layout();
    return scene;
  }
}
