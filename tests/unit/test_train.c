/* Training as a job: slices, stop, tune; networks on the blob store, in files, in specs and
 * links. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "heard.h"

static const char train[] = "train ntuple(tuples=rows8) games=300 seed=3";

/* The only network of the session as bytes, by the base64 of its JSON answer; the caller frees
 * it. */
static char *saved(Heard *heard, const char *name) {
    char line[80];
    snprintf(line, sizeof line, "network save %s", name);
    heard_clear(heard);
    assert_true(ply_exec(heard->session, line, PLY_JSON) > 0);
    const char *at = strstr(heard->text.text, "\"base64\":\"");
    assert_non_null(at);
    at += 10;
    size_t length = strcspn(at, "\"");
    char *copy = malloc(length + 1);
    memcpy(copy, at, length);
    copy[length] = 0;
    return copy;
}

static unsigned char *decoded(const char *text, size_t *size) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned char *bytes = malloc(strlen(text) + 1);
    uint32_t bits = 0;
    int have = 0;
    *size = 0;
    for (; *text && *text != '='; text++) {
        const char *digit = strchr(digits, *text);
        assert_non_null(digit);
        bits = bits << 6 | (uint32_t)(digit - digits);
        have += 6;
        if (have < 8) continue;
        have -= 8;
        bytes[(*size)++] = (unsigned char)(bits >> have);
    }
    return bytes;
}

static void slices_do_not_matter(void **) {
    char *first = NULL;
    for (int pass = 0; pass < 3; pass++) {
        Heard heard;
        heard_open(&heard, NULL, pass > 0);
        heard.tick = pass == 1 ? 0.4 : 7;
        heard_ok(&heard, "new 2048");
        heard_ok(&heard, train);
        heard_has(&heard, "300 of 300 games");
        char *file = saved(&heard, "trained");
        if (first) assert_string_equal(first, file);
        if (first)
            free(file);
        else
            first = file;
        heard_close(&heard);
    }
    free(first);
}

/* Pausing, looking, taking a network out in the middle and tuning to the same value change
 * nothing. */
static void looking_does_not_matter(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new 2048");
    heard_ok(&heard, train);
    char *plain = saved(&heard, "trained");
    heard_start(&heard, train);
    for (int i = 0; i < 2; i++)
        ply_pump(heard.session, 1);
    assert_true(ply_exec(heard.session, "pause", PLY_TEXT) > 0);
    assert_int_equal(ply_pump(heard.session, 1), PLY_WAITING);
    heard_ok(&heard, "network take early");
    heard_ok(&heard, "tune rate=1");
    heard_ok(&heard, "report");
    heard_has(&heard, "after 100 games");
    assert_true(ply_exec(heard.session, "resume", PLY_TEXT) > 0);
    while (ply_pump(heard.session, 1) == PLY_BUSY) {}
    char *watched = saved(&heard, "trained"), *early = saved(&heard, "early");
    assert_string_equal(plain, watched);
    assert_string_not_equal(plain, early);
    free(plain);
    free(watched);
    free(early);
    heard_close(&heard);
}

static void the_job_says_what_it_does(void **) {
    Heard heard;
    heard_open(&heard, NULL, true);
    heard_ok(&heard, "new 2048");
    heard_ok(&heard, "json on");
    heard_ok(&heard, train);
    heard_has(&heard, "\"type\":\"learned\"");
    heard_has(&heard, "\"type\":\"train\"");
    heard_has(&heard, "\"spec\":\"ntuple(tuples=rows8)\",\"name\":\"trained\"");
    heard_has(&heard, "\"games\":300,\"total\":300");
    heard_has(&heard, "\"curve\":[{\"games\":100");
    heard_has(&heard, "\"weights\":29282");
    heard_ok(&heard, "networks");
    heard_has(&heard, "\"name\":\"trained\"");
    heard_has(&heard, "\"game\":\"2048\",\"tuples\":\"rows8\",\"reward\":\"win\",\"target\":11");
    heard_close(&heard);
}

static void stop_keeps_what_is_known(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new 2048");
    heard_start(&heard, "train ntuple(tuples=rows8) games=1M name=short");
    ply_pump(heard.session, 1);
    assert_true(ply_exec(heard.session, "stop", PLY_TEXT) > 0);
    heard_ok(&heard, "report");
    heard_has(&heard, "stopped before the end");
    heard_ok(&heard, "networks");
    heard_has(&heard, "short");
    heard_refused(&heard, "tune rate=0.5");
    heard_refused(&heard, "network take more");
    heard_close(&heard);
}

static void refusals(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_refused(&heard, "train ntuple");
    heard_ok(&heard, "new connect4");
    heard_refused(&heard, "train");
    heard_has(&heard, "Nothing learns Connect Four yet");
    heard_ok(&heard, "new 2048(rows=3,cols=3)");
    heard_refused(&heard, "train ntuple");
    heard_has(&heard, "4 x 4");
    heard_ok(&heard, "new 2048");
    heard_refused(&heard, "train ntuple(tuples=fivs16)");
    heard_has(&heard, "Did you mean \"fives16\"?");
    heard_refused(&heard, "train ntuple(from=nobody)");
    heard_has(&heard, "No such network is loaded for from of ntuple");
    heard_refused(&heard, "train ntuple games=0");
    heard_refused(&heard, "train ntuple name=a/b");
    heard_refused(&heard, "network take x");
    heard_refused(&heard, "network save x y");
    heard_refused(&heard, "network load x");
    heard_has(&heard, "has been handed in");
    heard_refused(&heard, "network drop x");
    heard_refused(&heard, "network burn x");
    heard_ok(&heard, "networks");
    heard_has(&heard, "no networks");
    heard_start(&heard, "train ntuple(tuples=rows8) games=1M");
    assert_true(ply_exec(heard.session, "tune tuples=fours17", PLY_TEXT) < 0);
    heard_has(&heard, "may change while it learns");
    assert_true(ply_exec(heard.session, "tune rate=0.5", PLY_TEXT) > 0);
    assert_true(ply_exec(heard.session, "cancel", PLY_TEXT) > 0);
    heard_ok(&heard, "networks");
    heard_has(&heard, "no networks");
    heard_close(&heard);
}

/* What is read back is what was written; what is damaged changes nothing. */
static void networks_travel(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new 2048");
    heard_ok(&heard, train);
    char *text = saved(&heard, "trained");
    size_t size;
    unsigned char *bytes = decoded(text, &size);
    heard_close(&heard);

    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new 2048");
    assert_true(ply_blob(heard.session, "file.net", bytes, size));
    heard_ok(&heard, "network load file.net mine");
    char *again = saved(&heard, "mine");
    assert_string_equal(text, again);
    heard_ok(&heard, "eval ntuple(net=mine)");
    char before[100];
    snprintf(before, sizeof before, "%s", heard.text.text);

    bytes[200] ^= 1;
    assert_false(ply_blob(heard.session, "mine", bytes, size));
    assert_false(ply_blob(heard.session, "other", bytes, size));
    heard_refused(&heard, "eval ntuple(net=other)");
    heard_has(&heard, "No such network is loaded for net of ntuple: \"other\". Allowed: ");
    assert_true(ply_blob(heard.session, "notes", "a text", 6));
    heard_refused(&heard, "network load notes");
    heard_has(&heard, "is no network");
    heard_refused(&heard, "eval ntuple(net=notes)");
    assert_string_equal(heard_ok(&heard, "eval ntuple(net=mine)"), before);
    heard_ok(&heard, "network drop mine");
    heard_refused(&heard, "eval ntuple(net=mine)");
    free(text);
    free(again);
    free(bytes);
    heard_close(&heard);
}

/* The id of the network `trained`, by which specs and links may name it, too. */
static void id_of(Heard *heard, char id[BLOB_ID]) {
    heard_ok(heard, "networks");
    const char *at = strstr(heard->text.text, "id ");
    assert_non_null(at);
    memcpy(id, at + 3, BLOB_ID - 1);
    id[BLOB_ID - 1] = 0;
}

static void specs_name_networks(void **) {
    Heard heard;
    char id[BLOB_ID], line[200];
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new 2048");
    heard_ok(&heard, train);
    id_of(&heard, id);
    heard_ok(&heard, "spec eval ntuple(net=trained)");
    assert_string_equal(heard.text.text, "ntuple(net=trained)\n");
    heard_ok(&heard, "eval ntuple(net=trained)");
    char *by_name = strdup(heard.text.text + strlen("ntuple(net=trained)"));
    snprintf(line, sizeof line, "eval ntuple(net=%s)", id);
    heard_ok(&heard, line);
    assert_string_equal(heard.text.text + strlen("ntuple(net=)") + strlen(id), by_name);
    free(by_name);
    line[strlen("eval ntuple(net=") + 8] = ')';
    line[strlen("eval ntuple(net=") + 9] = 0;
    heard_ok(&heard, line);
    heard_refused(&heard, "eval ntuple");
    heard_has(&heard, "The network \"shipped\" of ntuple is not loaded here");
    heard_refused(&heard, "eval ntuple(net=trainee)");
    heard_refused(&heard, "eval ntuple(net=)x");
    heard_refused(&heard, "spec eval ntuple(net=12345678901234567890123456789012345678901)");
    heard_ok(&heard, "spec learner ntuple(tuples=rows8,from=trained)");
    assert_string_equal(heard.text.text, "ntuple(tuples=rows8,from=trained)\n");
    heard_refused(&heard, "spec learner ntuple(from=trained)");
    heard_has(&heard, "is made of rows8");
    heard_ok(&heard, "describe");
    heard_has(&heard, "\"type\":\"blob\",\"init\":\"shipped\",\"kind\":\"network\"");
    heard_close(&heard);
}

/* Going on from a network begins where it was. */
static void training_goes_on(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new 2048(target=8)");
    heard_ok(&heard, "train ntuple(tuples=fours17) games=1500 seed=1");
    heard_ok(&heard, "train ntuple(tuples=fours17,from=trained) games=100 seed=2 name=more");
    const char *at = strstr(heard.text.text, "after 100 games: ");
    assert_non_null(at);
    assert_true(atoi(at + strlen("after 100 games: ")) > 75);
    heard_refused(&heard, "train ntuple(tuples=rows8,from=trained)");
    heard_has(&heard, "is made of fours17");
    heard_ok(&heard, "new 2048(target=9)");
    heard_refused(&heard, "train ntuple(tuples=fours17,from=trained)");
    heard_has(&heard, "learned to reach exponent 8");
    heard_close(&heard);
}

/* A job that holds a network goes on with it when its name means another one, or nothing. */
static void content_outlives_its_name(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new 2048");
    heard_ok(&heard, train);
    heard_start(&heard, "train ntuple(tuples=rows8,from=trained) games=400 name=a");
    heard_start(&heard, "match expectimax(depth=1,eval=ntuple(net=trained)) games=3");
    ply_pump(heard.session, 1);
    assert_true(ply_exec(heard.session, "network drop trained", PLY_TEXT) > 0);
    for (int i = 0; i < 5; i++) {
        char line[60];
        snprintf(line, sizeof line, "network take n%d", i % 2);
        ply_exec(heard.session, line, PLY_TEXT);
        ply_pump(heard.session, 1);
    }
    while (ply_pump(heard.session, 1) == PLY_BUSY) {}
    heard_ok(&heard, "networks");
    heard_lacks(&heard, "trained ");
    heard_close(&heard);
}

static void links_name_networks(void **) {
    Heard heard;
    heard_open(&heard, NULL, false);
    heard_ok(&heard, "new 2048");
    heard_ok(&heard, train);
    heard_ok(&heard, "players expectimax(eval=ntuple(net=trained))");
    heard_ok(&heard, "link");
    heard_has(&heard, "net=trained");
    char line[400];
    snprintf(line, sizeof line, "open %s", heard.text.text);
    line[strcspn(line, "\n")] = 0;
    heard_ok(&heard, line);
    heard_ok(&heard, "link");
    assert_non_null(strstr(line, strtok(heard.text.text, "\n")));
    heard_ok(&heard, "network drop trained");
    heard_refused(&heard, line);
    heard_has(&heard, "No such network is loaded");
    heard_has(&heard, "network load");
    heard_close(&heard);
}

/* A host with one file. */
typedef struct Disk {
    char path[40];
    unsigned char *bytes;
    size_t size;
    bool full;
} Disk;

static bool disk_save(void *context, const char *path, const void *bytes, size_t size) {
    Disk *disk = context;
    if (disk->full) return false;
    snprintf(disk->path, sizeof disk->path, "%s", path);
    free(disk->bytes);
    disk->bytes = malloc(size);
    memcpy(disk->bytes, bytes, size);
    disk->size = size;
    return true;
}

static void *disk_load(void *context, const char *path, size_t max, size_t *size) {
    const Disk *disk = context;
    if (!disk->bytes || strcmp(path, disk->path) != 0 || disk->size > max) return NULL;
    void *copy = malloc(disk->size);
    memcpy(copy, disk->bytes, disk->size);
    *size = disk->size;
    return copy;
}

static void ignore(void *, int, PlyOutput, const char *, size_t) {}

static bool says(PlySession *session, const char *line) {
    bool ok = ply_exec(session, line, PLY_TEXT) > 0;
    while (ply_pump(session, 1) == PLY_BUSY) {}
    return ok;
}

static void files_of_the_host(void **) {
    Disk disk = {.size = 0};
    PlyHost host = {.context = &disk, .output = ignore, .save = disk_save, .load = disk_load};
    PlySession *session = ply_new(&host);
    assert_true(says(session, "new 2048"));
    assert_true(says(session, train));
    assert_true(says(session, "network save trained folder/my-net.v2.net"));
    assert_string_equal(disk.path, "folder/my-net.v2.net");
    assert_true(says(session, "network load folder/my-net.v2.net"));
    assert_true(says(session, "eval ntuple(net=my-net.v2)"));
    assert_false(says(session, "network load elsewhere"));
    disk.bytes[100] ^= 4;
    assert_false(says(session, "network load folder/my-net.v2.net trained"));
    assert_true(says(session, "eval ntuple(net=trained)"));
    disk.full = true;
    assert_false(says(session, "network save trained x"));
    ply_free(session);
    free(disk.bytes);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slices_do_not_matter),
        cmocka_unit_test(looking_does_not_matter),
        cmocka_unit_test(the_job_says_what_it_does),
        cmocka_unit_test(stop_keeps_what_is_known),
        cmocka_unit_test(refusals),
        cmocka_unit_test(networks_travel),
        cmocka_unit_test(specs_name_networks),
        cmocka_unit_test(training_goes_on),
        cmocka_unit_test(content_outlives_its_name),
        cmocka_unit_test(links_name_networks),
        cmocka_unit_test(files_of_the_host),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
