// A library's shelf, described by what huma makes of it.
package main

import (
	"context"
	"crypto/rand"
	"fmt"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

type Author struct {
	Name string `json:"name" minLength:"1" maxLength:"60"`
	Born *int   `json:"born,omitempty" minimum:"0" maximum:"2100"`
}

type BookInput struct {
	Title     string   `json:"title" minLength:"1" maxLength:"80"`
	Genre     string   `json:"genre" enum:"novel,poetry,science"`
	Price     float64  `json:"price" minimum:"0" maximum:"10000"`
	Author    Author   `json:"author"`
	ISBN      string   `json:"isbn,omitempty" pattern:"^97[89]-[0-9]{10}$"`
	Tags      []string `json:"tags,omitempty" nullable:"false" maxItems:"5"`
	Available *bool    `json:"available,omitempty"`
}

type Book struct {
	BookInput
	ID        string    `json:"id" format:"uuid"`
	CreatedAt time.Time `json:"createdAt"`
}

type BookPage struct {
	Items []Book `json:"items" nullable:"false"`
	Total int    `json:"total"`
	Page  int    `json:"page"`
}

type LoanInput struct {
	Days int `json:"days" minimum:"1" maximum:"30"`
}

type Loan struct {
	LoanInput
	Book string `json:"book" format:"uuid"`
	Due  string `json:"due" format:"date"`
}

type owned struct {
	owner string
	book  Book
}

var (
	owners = map[string]string{"Bearer first-reader": "first", "Bearer second-reader": "second"}
	lock   sync.Mutex
	books  []owned
	loans  = map[string]Loan{}
)

type ownerKey struct{}

func ownerOf(ctx context.Context) string { owner, _ := ctx.Value(ownerKey{}).(string); return owner }

func indexOf(ctx context.Context, id string) (int, error) {
	at := slices.IndexFunc(books, func(one owned) bool { return one.book.ID == id && one.owner == ownerOf(ctx) })
	if at < 0 {
		return at, huma.Error404NotFound("no such book")
	}
	return at, nil
}

func newID() string {
	bytes := make([]byte, 16)
	rand.Read(bytes)
	bytes[6], bytes[8] = bytes[6]&15|64, bytes[8]&63|128
	return fmt.Sprintf("%x-%x-%x-%x-%x", bytes[:4], bytes[4:6], bytes[6:8], bytes[8:10], bytes[10:])
}

type BookID struct {
	ID string `path:"id" format:"uuid"`
}

type oneBook struct{ Body Book }

func operation(name, method, path string, status int, errors ...int) huma.Operation {
	return huma.Operation{OperationID: name, Method: method, Path: path, DefaultStatus: status,
		Errors: append(errors, 400, 401, 422), Security: []map[string][]string{{"bearer": {}}}}
}

func register(api huma.API) {
	huma.Register(api, operation("listBooks", "GET", "/books", 200), func(ctx context.Context, in *struct {
		Page  int    `query:"page" minimum:"1" maximum:"100000" default:"1"`
		Size  int    `query:"size" minimum:"1" maximum:"100" default:"20"`
		Genre string `query:"genre" enum:"novel,poetry,science"`
	}) (*struct{ Body BookPage }, error) {
		own := []Book{}
		for _, one := range books {
			if one.owner == ownerOf(ctx) && (in.Genre == "" || in.Genre == one.book.Genre) {
				own = append(own, one.book)
			}
		}
		from, to := min(len(own), (in.Page-1)*in.Size), min(len(own), in.Page*in.Size)
		return &struct{ Body BookPage }{BookPage{own[from:to], len(own), in.Page}}, nil
	})
	huma.Register(api, operation("createBook", "POST", "/books", 201), func(ctx context.Context, in *struct{ Body BookInput }) (*struct {
		Location string `header:"Location"`
		Body     Book
	}, error) {
		book := Book{in.Body, newID(), time.Now().UTC()}
		books = append(books, owned{ownerOf(ctx), book})
		return &struct {
			Location string `header:"Location"`
			Body     Book
		}{"/books/" + book.ID, book}, nil
	})
	huma.Register(api, operation("readBook", "GET", "/books/{id}", 200, 404), func(ctx context.Context, in *BookID) (*oneBook, error) {
		at, err := indexOf(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		return &oneBook{books[at].book}, nil
	})
	huma.Register(api, operation("replaceBook", "PUT", "/books/{id}", 200, 404), func(ctx context.Context, in *struct {
		BookID
		Body BookInput
	}) (*oneBook, error) {
		at, err := indexOf(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		books[at].book.BookInput = in.Body
		return &oneBook{books[at].book}, nil
	})
	huma.Register(api, operation("deleteBook", "DELETE", "/books/{id}", 204, 404), func(ctx context.Context, in *BookID) (*struct{}, error) {
		at, err := indexOf(ctx, in.ID)
		if err == nil {
			books = slices.Delete(books, at, at+1)
			delete(loans, in.ID)
		}
		return nil, err
	})
	huma.Register(api, operation("lendBook", "POST", "/books/{id}/loan", 201, 404, 409), func(ctx context.Context, in *struct {
		BookID
		Body LoanInput
	}) (*struct{ Body Loan }, error) {
		if _, err := indexOf(ctx, in.ID); err != nil {
			return nil, err
		}
		if _, isLent := loans[in.ID]; isLent {
			return nil, huma.Error409Conflict("the book is lent")
		}
		due := time.Now().AddDate(0, 0, in.Body.Days).Format(time.DateOnly)
		loans[in.ID] = Loan{in.Body, in.ID, due}
		return &struct{ Body Loan }{loans[in.ID]}, nil
	})
	huma.Register(api, operation("searchBooks", "GET", "/search", 200), func(ctx context.Context, in *struct {
		Q    string   `query:"q" required:"true" minLength:"1" maxLength:"50"`
		Tag  []string `query:"tag,explode" maxItems:"3"`
		Lent bool     `query:"lent"`
	}) (*struct {
		Body []Book `nullable:"false"`
	}, error) {
		own := []Book{}
		for _, one := range books {
			_, isLent := loans[one.book.ID]
			hasTags := !slices.ContainsFunc(in.Tag, func(tag string) bool { return !slices.Contains(one.book.Tags, tag) })
			if one.owner == ownerOf(ctx) && strings.Contains(one.book.Title, in.Q) && hasTags && (isLent || !in.Lent) {
				own = append(own, one.book)
			}
		}
		return &struct {
			Body []Book `nullable:"false"`
		}{own}, nil
	})
}

func main() {
	config := huma.DefaultConfig("Shelf", "1")
	config.Components.SecuritySchemes = map[string]*huma.SecurityScheme{"bearer": {Type: "http", Scheme: "bearer"}}
	mux := http.NewServeMux()
	api := humago.New(mux, config)
	api.UseMiddleware(func(ctx huma.Context, next func(huma.Context)) {
		owner, isKnown := owners[ctx.Header("Authorization")]
		if !isKnown {
			ctx.SetHeader("WWW-Authenticate", "Bearer")
			huma.WriteErr(api, ctx, 401, "unknown token")
			return
		}
		lock.Lock()
		defer lock.Unlock()
		next(huma.WithValue(ctx, ownerKey{}, owner))
	})
	register(api)
	if err := http.ListenAndServe("127.0.0.1:"+os.Args[1], mux); err != nil {
		panic(err)
	}
}
