import { describe, expect, test } from 'vitest';
import { collectSources } from './policy-sources.ts';

const hash = (script: string) => `hash of ${script}`;

function sourcesOf(html: string) {
  const found = collectSources(hash, {});
  found.addHtml(html);
  return found.sources();
}

describe('the sources of HTML', () => {
  test('none for what the site has itself, and for links', () => {
    expect(
      sourcesOf('<img src="/a.png"><a href="https://elsewhere.example">a</a><form action="b">'),
    ).toEqual({});
  });

  test('the origins of pictures, media, frames, style sheets and forms', () => {
    expect(
      sourcesOf(
        `<img src="https://a.example/1.png" srcset="https://b.example/2.png 2x,https://z.example/4.png 4x, /3.png 3x">
         <video poster="//c.example/p.png"><source src='https://d.example:8443/v.mp4'></video>
         <iframe src=https://e.example/embed></iframe>
         <link rel="stylesheet" href="https://f.example/a.css"><link rel="canonical" href="https://g.example">
         <form action="https://h.example/send"></form><object data="i.pdf"></object>`,
      ),
    ).toEqual({
      'form-action': ['https://h.example'],
      'frame-src': ['https://e.example'],
      'img-src': ['c.example', 'https://a.example', 'https://b.example', 'https://z.example'],
      'media-src': ['https://d.example:8443'],
      'object-src': ["'self'"],
      'style-src': ['https://f.example'],
    });
  });

  test('the origins of objects, which browsers also check as frames', () => {
    expect(
      sourcesOf(
        '<object data="https://a.example/map.svg"></object><embed src="https://b.example/m.pdf">',
      ),
    ).toEqual({
      'frame-src': ['https://a.example', 'https://b.example'],
      'object-src': ['https://a.example', 'https://b.example'],
    });
  });

  test('scripts by their hash or origin, except data', () => {
    expect(
      sourcesOf(
        `<script>run()</script><script type="module">import("a")</script>
         <script type="application/json">{}</script><script async src="https://a.example/a.js"></script>
         <!-- <script>no()</script> -->`,
      ),
    ).toEqual({ 'script-src': ['hash of import("a")', 'hash of run()', 'https://a.example'] });
  });
});

test('scripts that browsers run are noticed, also those of the same origin, and data is not', () => {
  const found = collectSources(hash, {});
  found.addScript('boot()');
  found.addHtml('<script type="application/json">{}</script><!-- <script>no()</script> -->');
  expect(found.hasScripts()).toBe(false);
  found.addHtml('<script src="/own.js"></script>');
  expect(found.hasScripts()).toBe(true);
});

test('the sources of style rules', () => {
  const found = collectSources(hash, { 'font-src': ['https://z.example'] });
  found.addStyles(
    '@import "https://a.example/a.css";@import url(https://b.example/b.css);p{background:url("https://c.example/c.png"),url(/own.png),url(data:,)}',
  );
  expect(found.sources()).toEqual({
    'style-src': ['https://a.example', 'https://b.example'],
    'img-src': ['data:', 'https://c.example'],
    'font-src': ['data:', 'https://c.example', 'https://z.example'],
  });
});
