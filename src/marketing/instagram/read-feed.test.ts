import { describe, expect, it } from "vitest";
import { readFeed } from "./read-feed.ts";

const post = {
  id: "1",
  timestamp: "2026-11-01T10:00:00+0000",
  permalink: "https://www.instagram.com/p/abc/",
  mediaType: "VIDEO",
  isReel: true,
  mediaUrl: "https://video.cdninstagram.com/v.mp4?oe=6900",
  thumbnailUrl: "https://scontent.cdninstagram.com/t.jpg?oe=6900",
  sizes: { small: { mediaUrl: "https://behold.pictures/s.jpg" }, medium: { mediaUrl: "https://behold.pictures/m.jpg" } },
  caption: "En casa de Laura #alfombras",
  prunedCaption: "En casa de Laura",
};

describe("Behold's feed", () => {
  it("prefers Behold's lasting copy for the still", () => {
    expect(readFeed({ username: "casa", posts: [post] })).toEqual([
      {
        id: "1",
        mediaType: "VIDEO",
        isReel: true,
        mediaUrl: post.mediaUrl,
        thumbnailUrl: "https://behold.pictures/m.jpg",
        permalink: post.permalink,
        caption: "En casa de Laura",
      },
    ]);
  });
  it("reads an older feed, a bare array, and leaves out what makes no sense", () => {
    expect(readFeed([post, { id: 2 }, { ...post, permalink: "javascript:alert(1)" }])).toHaveLength(1);
  });
  it("refuses what is no feed", () => expect(() => readFeed({ error: "quota" })).toThrow(/no posts/));
});
