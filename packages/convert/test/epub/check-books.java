import com.adobe.epubcheck.tool.EpubChecker;

/** Runs W3C's checker on many books: its own command checks one, and Java starts slower than it reads. */
class CheckBooks {
  public static void main(String[] books) {
    for (String book : books) new EpubChecker().run(new String[] {"--warn", "--quiet", book});
  }
}
