import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;

/**
 * Rewrites the classes of a jar that are in a format older than Java 6 in that of Java 8, with the
 * stack maps it asks for. The cache of loaded classes holds no older ones, and the library that
 * reads the command line, needed at every start, comes in such a format.
 *
 * <p>Takes the jar's name. The jar is replaced in one step, and kept where something goes wrong.
 */
final class RaiseClassFiles {
  private static final int JAVA_6 = 50;
  private static final int JAVA_8 = 52;

  private RaiseClassFiles() {}

  public static void main(String[] args) throws IOException {
    Path jar = Path.of(args[0]);
    Path raised = Path.of(args[0] + ".raised");
    try (URLClassLoader neighbours = new URLClassLoader(new URL[] {jar.toUri().toURL()});
        JarInputStream in = new JarInputStream(Files.newInputStream(jar));
        JarOutputStream out =
            new JarOutputStream(Files.newOutputStream(raised), in.getManifest())) {
      ClassFile format = withStackMaps(neighbours);
      for (JarEntry entry; (entry = in.getNextJarEntry()) != null; ) {
        byte[] bytes = in.readAllBytes();
        out.putNextEntry(new JarEntry(entry.getName()));
        out.write(entry.getName().endsWith(".class") ? raise(format, bytes) : bytes);
      }
    }
    Files.move(raised, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static ClassFile withStackMaps(ClassLoader neighbours) {
    ClassHierarchyResolver resolver =
        ClassHierarchyResolver.ofResourceParsing(neighbours)
            .orElse(ClassHierarchyResolver.defaultResolver());
    return ClassFile.of(
        StackMapsOption.GENERATE_STACK_MAPS, ClassHierarchyResolverOption.of(resolver));
  }

  private static byte[] raise(ClassFile format, byte[] bytes) {
    ClassModel model = format.parse(bytes);
    if (model.majorVersion() >= JAVA_6) {
      return bytes;
    }
    // Code that is not gone through is copied as it is, without the maps.
    ClassTransform code = ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL);
    ClassTransform version =
        (builder, element) -> {
          if (element instanceof ClassFileVersion) {
            builder.withVersion(JAVA_8, 0);
          } else {
            builder.with(element);
          }
        };
    return format.transformClass(model, code.andThen(version));
  }
}
