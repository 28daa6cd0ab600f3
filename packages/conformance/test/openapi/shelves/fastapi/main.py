"""A library's shelf, described by what FastAPI makes of it."""

import datetime
import enum
import sys
import uuid
from typing import Annotated

import uvicorn
from fastapi import Depends, FastAPI, HTTPException, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt, StrictStr


def encodable(text: str) -> str:
    """Refuses half a surrogate pair, which no response could show."""
    text.encode()
    return text


Text = Annotated[StrictStr, AfterValidator(encodable)]


class Genre(str, enum.Enum):
    NOVEL = "novel"
    POETRY = "poetry"
    SCIENCE = "science"


class Author(BaseModel):
    model_config = ConfigDict(extra="forbid")
    name: Annotated[Text, Field(min_length=1, max_length=60)]
    born: Annotated[StrictInt, Field(ge=0, le=2100)] | None = None


class BookInput(BaseModel):
    model_config = ConfigDict(extra="forbid")
    title: Annotated[Text, Field(min_length=1, max_length=80)]
    genre: Genre
    price: Annotated[float, Field(ge=0, le=10_000, strict=True)]
    author: Author
    isbn: Annotated[Text, Field(pattern=r"^97[89]-\d{10}$")] | None = None
    tags: Annotated[list[Annotated[Text, Field(max_length=20)]], Field(max_length=5)] = []
    available: Annotated[bool, Field(strict=True)] = True


class Book(BookInput):
    id: uuid.UUID
    created_at: datetime.datetime


class BookPage(BaseModel):
    items: list[Book]
    total: int
    page: int


class LoanInput(BaseModel):
    model_config = ConfigDict(extra="forbid")
    days: Annotated[StrictInt, Field(ge=1, le=30)]


class Loan(LoanInput):
    book: uuid.UUID
    due: datetime.date


class Problem(BaseModel):
    detail: str


OWNERS = {"first-reader": "first", "second-reader": "second"}
REFUSED = {401: {"model": Problem}}
MISSING = {**REFUSED, 404: {"model": Problem}}
books: dict[uuid.UUID, tuple[str, Book]] = {}
loans: dict[uuid.UUID, Loan] = {}
app = FastAPI(title="Shelf", version="1")


@app.exception_handler(RequestValidationError)
async def refuse(_: Request, error: RequestValidationError) -> JSONResponse:
    """Refuses without what was sent, which may be no text that JSON can have."""
    detail = [{name: one[name] for name in ("loc", "msg", "type")} for one in error.errors()]
    return JSONResponse({"detail": detail}, 422)


def reader(given: Annotated[HTTPAuthorizationCredentials, Depends(HTTPBearer())]) -> str:
    owner = OWNERS.get(given.credentials)
    if owner is None:
        raise HTTPException(401, "unknown token", {"WWW-Authenticate": "Bearer"})
    return owner


Owner = Annotated[str, Depends(reader)]
BookId = Annotated[uuid.UUID, Path()]


def book_of(owner: str, id: uuid.UUID) -> Book:
    of, book = books.get(id, (None, None))
    if of != owner or book is None:
        raise HTTPException(404, "no such book")
    return book


@app.get("/books", operation_id="listBooks", responses=REFUSED)
def list_books(
    owner: Owner,
    page: Annotated[int, Query(ge=1, le=100_000)] = 1,
    size: Annotated[int, Query(ge=1, le=100)] = 20,
    genre: Genre | None = None,
) -> BookPage:
    own = [book for of, book in books.values() if of == owner and genre in (None, book.genre)]
    return BookPage(items=own[(page - 1) * size : page * size], total=len(own), page=page)


@app.post("/books", operation_id="createBook", status_code=201, responses=REFUSED)
def create_book(owner: Owner, given: BookInput, response: Response) -> Book:
    now = datetime.datetime.now(datetime.timezone.utc)
    book = Book(id=uuid.uuid4(), created_at=now, **given.model_dump())
    books[book.id] = (owner, book)
    response.headers["Location"] = f"/books/{book.id}"
    return book


@app.get("/books/{id}", operation_id="readBook", responses=MISSING)
def read_book(owner: Owner, id: BookId) -> Book:
    return book_of(owner, id)


@app.put("/books/{id}", operation_id="replaceBook", responses=MISSING)
def replace_book(owner: Owner, id: BookId, given: BookInput) -> Book:
    old = book_of(owner, id)
    book = Book(id=id, created_at=old.created_at, **given.model_dump())
    books[id] = (owner, book)
    return book


@app.delete("/books/{id}", operation_id="deleteBook", status_code=204, responses=MISSING)
def delete_book(owner: Owner, id: BookId) -> None:
    book_of(owner, id)
    del books[id]
    loans.pop(id, None)


@app.post("/books/{id}/loan", operation_id="lendBook", status_code=201, responses={**MISSING, 409: {"model": Problem}})
def lend_book(owner: Owner, id: BookId, given: LoanInput) -> Loan:
    book_of(owner, id)
    if id in loans:
        raise HTTPException(409, "the book is lent")
    due = datetime.date.today() + datetime.timedelta(days=given.days)
    loans[id] = Loan(book=id, due=due, days=given.days)
    return loans[id]


@app.get("/search", operation_id="searchBooks", responses=REFUSED)
def search_books(
    owner: Owner,
    q: Annotated[str, Query(min_length=1, max_length=50)],
    tag: Annotated[list[str], Query(max_length=3)] = [],
    lent: bool | None = None,
) -> list[Book]:
    own = [book for of, book in books.values() if of == owner]
    return [
        book
        for book in own
        if q.lower() in book.title.lower()
        and set(tag) <= set(book.tags)
        and lent in (None, book.id in loans)
    ]


uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
