/* utf8.h - which bytes make a character. */
#ifndef PLY_BASE_UTF8_H
#define PLY_BASE_UTF8_H

/* Length (1 to 4) of the well-formed UTF-8 character at the zero-ended `text`; 0 when the byte
 * there begins none: a stray, cut, overlong or surrogate sequence. Source: RFC 3629, section 4. */
static inline int utf8_length(const char *text) {
    const unsigned char *byte = (const unsigned char *)text;
    unsigned char lead = byte[0];
    if (lead < 0x80) return 1;
    if (lead < 0xc2 || lead > 0xf4) return 0;
    int length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    for (int i = 1; i < length; i++)
        if ((byte[i] & 0xc0) != 0x80) return 0;
    if ((lead == 0xe0 && byte[1] < 0xa0) || (lead == 0xed && byte[1] > 0x9f) ||
        (lead == 0xf0 && byte[1] < 0x90) || (lead == 0xf4 && byte[1] > 0x8f))
        return 0;
    return length;
}

#endif
