package shelf;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.SecuritySchemeType;
import io.swagger.v3.oas.annotations.info.Info;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import io.swagger.v3.oas.annotations.security.SecurityScheme;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.net.URI;
import java.time.*;
import java.util.*;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.http.*;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** A library's shelf, described by what springdoc makes of it. */
@SpringBootApplication
@RestController
@OpenAPIDefinition(
    info = @Info(title = "Shelf", version = "1"),
    security = @SecurityRequirement(name = "bearer"))
@SecurityScheme(name = "bearer", type = SecuritySchemeType.HTTP, scheme = "bearer")
@ApiResponse(
    responseCode = "4XX",
    description = "Refused",
    content =
        @Content(
            mediaType = "application/problem+json",
            schema = @Schema(implementation = Shelf.Problem.class)))
public class Shelf implements WebMvcConfigurer {
  enum Genre {
    novel,
    poetry,
    science
  }

  record Author(
      @NotNull @Size(min = 1, max = 60) String name, @Min(0) @Max(2100) Integer born) {}

  record BookInput(
      @NotNull @Size(min = 1, max = 80) String title,
      @NotNull Genre genre,
      @NotNull @Min(0) @Max(10_000) Double price,
      @NotNull @Valid Author author,
      @Pattern(regexp = "^97[89]-\\d{10}$") String isbn,
      @Size(max = 5) List<@NotNull @Size(max = 20) String> tags,
      Boolean available) {}

  record Book(
      @NotNull UUID id,
      @NotNull Instant createdAt,
      @NotNull String title,
      @NotNull Genre genre,
      @NotNull Double price,
      @NotNull Author author,
      String isbn,
      List<String> tags,
      Boolean available) {
    static Book of(UUID id, Instant createdAt, BookInput in) {
      return new Book(
          id, createdAt, in.title, in.genre, in.price, in.author, in.isbn, in.tags, in.available);
    }
  }

  record BookPage(@NotNull List<Book> items, @NotNull Integer total, @NotNull Integer page) {}

  record LoanInput(@NotNull @Min(1) @Max(30) Integer days) {}

  record Loan(@NotNull UUID book, @NotNull LocalDate due, @NotNull Integer days) {}

  record Problem(@NotNull String title, @NotNull Integer status, String detail) {}

  record Owned(String owner, Book book) {}

  private static final Map<String, String> OWNERS =
      Map.of("Bearer first-reader", "first", "Bearer second-reader", "second");
  private final Map<UUID, Owned> books = Collections.synchronizedMap(new LinkedHashMap<>());
  private final Map<UUID, Loan> loans = Collections.synchronizedMap(new HashMap<>());

  public static void main(String[] args) {
    System.setProperty("server.port", args[0]);
    System.setProperty("server.address", "127.0.0.1");
    System.setProperty("spring.mvc.problemdetails.enabled", "true");
    SpringApplication.run(Shelf.class);
  }

  @Bean
  Jackson2ObjectMapperBuilderCustomizer strictly() {
    return builder ->
        builder
            .serializationInclusion(JsonInclude.Include.NON_NULL)
            .featuresToEnable(
                DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS,
                DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .featuresToDisable(
                MapperFeature.ALLOW_COERCION_OF_SCALARS, DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .postConfigurer(
                mapper -> {
                  for (var shape :
                      List.of(
                          CoercionInputShape.Integer,
                          CoercionInputShape.Float,
                          CoercionInputShape.Boolean))
                    mapper
                        .coercionConfigFor(LogicalType.Textual)
                        .setCoercion(shape, CoercionAction.Fail);
                  mapper
                      .coercionConfigDefaults()
                      .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail);
                });
  }

  @Override
  public void addInterceptors(InterceptorRegistry registry) {
    registry
        .addInterceptor(
            new HandlerInterceptor() {
              @Override
              public boolean preHandle(
                  HttpServletRequest request, HttpServletResponse response, Object handler) {
                var given = request.getHeader("Authorization");
                if (given != null && OWNERS.containsKey(given)) {
                  request.setAttribute("owner", OWNERS.get(given));
                  return true;
                }
                response.setHeader("WWW-Authenticate", "Bearer");
                throw new ResponseStatusException(HttpStatus.UNAUTHORIZED, "unknown token");
              }
            })
        .excludePathPatterns("/v3/api-docs/**", "/error");
  }

  private Book bookOf(String owner, UUID id) {
    var found = books.get(id);
    if (found == null || !found.owner.equals(owner))
      throw new ResponseStatusException(HttpStatus.NOT_FOUND, "no such book");
    return found.book;
  }

  @ResponseStatus(HttpStatus.OK)
  @GetMapping(value = "/books", produces = "application/json")
  BookPage listBooks(
      @Parameter(hidden = true) @RequestAttribute String owner,
      @RequestParam(defaultValue = "1") @Min(1) @Max(100_000) int page,
      @RequestParam(defaultValue = "20") @Min(1) @Max(100) int size,
      @RequestParam(required = false) Genre genre) {
    var own =
        List.copyOf(books.values()).stream()
            .filter(one -> one.owner.equals(owner))
            .map(Owned::book)
            .filter(book -> genre == null || book.genre == genre)
            .toList();
    var from = Math.min(own.size(), (page - 1) * size);
    return new BookPage(own.subList(from, Math.min(own.size(), from + size)), own.size(), page);
  }

  @PostMapping(value = "/books", produces = "application/json")
  @ResponseStatus(HttpStatus.CREATED)
  ResponseEntity<Book> createBook(
      @Parameter(hidden = true) @RequestAttribute String owner, @Valid @RequestBody BookInput given) {
    var book = Book.of(UUID.randomUUID(), Instant.now(), given);
    books.put(book.id, new Owned(owner, book));
    return ResponseEntity.created(URI.create("/books/" + book.id)).body(book);
  }

  @ResponseStatus(HttpStatus.OK)
  @GetMapping(value = "/books/{id}", produces = "application/json")
  Book readBook(@Parameter(hidden = true) @RequestAttribute String owner, @PathVariable UUID id) {
    return bookOf(owner, id);
  }

  @ResponseStatus(HttpStatus.OK)
  @PutMapping(value = "/books/{id}", produces = "application/json")
  Book replaceBook(
      @Parameter(hidden = true) @RequestAttribute String owner,
      @PathVariable UUID id,
      @Valid @RequestBody BookInput given) {
    var book = Book.of(id, bookOf(owner, id).createdAt, given);
    books.put(id, new Owned(owner, book));
    return book;
  }

  @DeleteMapping("/books/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void deleteBook(@Parameter(hidden = true) @RequestAttribute String owner, @PathVariable UUID id) {
    bookOf(owner, id);
    books.remove(id);
    loans.remove(id);
  }

  @PostMapping(value = "/books/{id}/loan", produces = "application/json")
  @ResponseStatus(HttpStatus.CREATED)
  Loan lendBook(
      @Parameter(hidden = true) @RequestAttribute String owner,
      @PathVariable UUID id,
      @Valid @RequestBody LoanInput given) {
    bookOf(owner, id);
    var loan = new Loan(id, LocalDate.now().plusDays(given.days), given.days);
    if (loans.putIfAbsent(id, loan) != null)
      throw new ResponseStatusException(HttpStatus.CONFLICT, "the book is lent");
    return loan;
  }

  @ResponseStatus(HttpStatus.OK)
  @GetMapping(value = "/search", produces = "application/json")
  List<Book> searchBooks(
      @Parameter(hidden = true) @RequestAttribute String owner,
      @RequestParam @Size(min = 1, max = 50) String q,
      @RequestParam(required = false) @Size(max = 3) List<String> tag,
      @RequestParam(required = false) Boolean lent) {
    return List.copyOf(books.values()).stream()
        .filter(one -> one.owner.equals(owner))
        .map(Owned::book)
        .filter(book -> book.title.contains(q))
        .filter(book -> tag == null || (book.tags != null && book.tags.containsAll(tag)))
        .filter(book -> lent == null || lent == loans.containsKey(book.id))
        .toList();
  }
}
