package main

import (
	"bytes"
	"encoding/json"
	"io"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// readJSON reads an object of UTF-8 (RFC 8259) whose texts UTF-8 can hold.
func readJSON(text []byte) (map[string]any, bool) {
	if !utf8.Valid(text) || hasLoneSurrogate(text) {
		return nil, false
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	var value any
	if decoder.Decode(&value) != nil {
		return nil, false
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, false
	}
	object, isObject := value.(map[string]any)
	return object, isObject
}

func hasLoneSurrogate(text []byte) bool {
	unit := func(at int) uint64 {
		if at+6 > len(text) || text[at] != '\\' || text[at+1] != 'u' {
			return 0
		}
		code, _ := strconv.ParseUint(string(text[at+2:at+6]), 16, 16)
		return code
	}
	for at := 0; at < len(text); at++ {
		if text[at] != '\\' {
			continue
		}
		code := unit(at)
		isHigh, isLow := code>>10 == 0xD800>>10, code>>10 == 0xDC00>>10
		if isLow || isHigh && unit(at+6)>>10 != 0xDC00>>10 {
			return true
		}
		if isHigh {
			at += 11
		} else {
			at++
		}
	}
	return false
}

// checker collects everything that is wrong with an object.
type checker struct {
	place  string
	fields map[string]any
	found  []violation
}

func (c *checker) wrong(pointer, keyword, expected string) {
	c.found = append(c.found, violation{In: "body", Pointer: c.place + pointer, Keyword: keyword, Detail: "Expected " + expected + "."})
}

// member returns a member of a type; one that is required must be there.
func member[Type any](c *checker, name, expected string, isRequired bool) (value Type, isGiven bool) {
	given, isThere := c.fields[name]
	value, isGiven = given.(Type)
	if isThere && !isGiven {
		c.wrong("/"+name, "type", expected)
	} else if !isThere && isRequired {
		c.wrong("/"+name, "required", expected)
	}
	return value, isGiven
}

// textOrNull returns nil for null and for what is absent.
func (c *checker) textOrNull(name string) *string {
	if value, isThere := c.fields[name]; !isThere || value == nil {
		return nil
	}
	text, _ := member[string](c, name, "text or null", false)
	return &text
}

func listOf[Type any](c *checker, name, expected string, least int, read func(any) (Type, bool)) []Type {
	values, isGiven := member[[]any](c, name, "a list", least > 0)
	items := []Type{}
	for index, value := range values {
		item, isRight := read(value)
		if !isRight {
			c.wrong("/"+name+"/"+strconv.Itoa(index), "type", expected)
		}
		items = append(items, item)
	}
	if isGiven && len(values) < least {
		c.wrong("/"+name, "minItems", "at least one item")
	}
	return items
}

// integerOf takes what is one without a fraction, and can be held exactly (decision integer-width).
func integerOf(value any, most float64) (int, bool) {
	number, isNumber := value.(json.Number)
	float, err := strconv.ParseFloat(string(number), 64)
	if !isNumber || err != nil || float != math.Trunc(float) || math.Abs(float) >= most {
		return 0, false
	}
	return int(float), true
}

func textOf(value any) (string, bool) {
	text, isText := value.(string)
	return text, isText
}

// textsIn checks that members are texts: all, or those that are named.
func (c *checker) textsIn(name string, named ...string) map[string]any {
	object, _ := member[map[string]any](c, name, "an object", false)
	for key, value := range object {
		isMeant := len(named) == 0
		for _, one := range named {
			isMeant = isMeant || one == key
		}
		if _, isText := value.(string); isMeant && !isText {
			c.wrong("/"+name+"/"+strings.NewReplacer("~", "~0", "/", "~1").Replace(key), "type", "text")
		}
	}
	return object
}
