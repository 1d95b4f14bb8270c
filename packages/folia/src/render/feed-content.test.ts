import { expect, test } from 'vitest';
import { feedContent } from './feed-content.ts';

const PAGE = 'https://harbor.example/blog/storm';

test.each([
  [
    'links',
    '<a href="/docs/tides#low">t</a>',
    '<a href="https://harbor.example/docs/tides#low">t</a>',
  ],
  ['links within the page', '<p><a href="#x">x</a></p>', `<p><a href="${PAGE}#x">x</a></p>`],
  [
    'pictures',
    '<picture><source type="image/avif" srcset="/a.avif 300w, /b.avif 600w" sizes="100vw"><img src="/a.png" alt="A"></picture>',
    '<picture><source type="image/avif" srcset="https://harbor.example/a.avif 300w, https://harbor.example/b.avif 600w" sizes="100vw"><img src="https://harbor.example/a.png" alt="A"></picture>',
  ],
  [
    'films',
    '<video src="/a.webm" poster="/a.png" controls></video>',
    '<video src="https://harbor.example/a.webm" poster="https://harbor.example/a.png" controls></video>',
  ],
])('addresses are whole: %s', (_, html, expected) => {
  expect(feedContent(html, PAGE)).toBe(expected);
});

test('code is its text, without the button that copies it', () => {
  const html =
    '<figure class="code" data-language="bash"><figcaption>ask.sh</figcaption><pre tabindex="0"><code><span class="prompt" data-prompt="$ "></span><span class="k">curl</span> &#x3C;x></code></pre><button type="button" class="copy">Copy</button></figure>';
  expect(feedContent(html, PAGE)).toBe(
    '<p><strong>ask.sh</strong></p><pre><code>curl &#x3C;x></code></pre>',
  );
});

test('a picture made of markup becomes its description, which links to it', () => {
  const html =
    '<figure><div role="img" aria-label="A chart of the bay"><span>Bay</span></div></figure><span aria-hidden="true">→</span>';
  expect(feedContent(html, PAGE)).toBe(
    `<figure><p><a href="${PAGE}">A chart of the bay</a></p></figure>`,
  );
});

test('scripts, styles, handlers and controls are left out', () => {
  const html =
    '<p style="color:red" class="a" id="b" onclick="x()">Text<script>x()</script><style>p{}</style><button>B</button></p><docs-island data-props="{}"><b>1</b></docs-island><!-- c -->';
  expect(feedContent(html, PAGE)).toBe('<p>Text</p><b>1</b>');
});

test('headings lose the link to themselves, tabs become lines with their labels', () => {
  const html =
    '<h2 id="x">X<a class="heading-link" href="#x" aria-label="Link"></a></h2><div class="tabs"><label><input type="radio">North</label><div class="tab-panel">Closed</div></div>';
  expect(feedContent(html, PAGE)).toBe(
    '<h2>X</h2><div><p><strong>North</strong></p><div>Closed</div></div>',
  );
});

test('the label of a checkbox stays in its item', () => {
  const html =
    '<ul class="contains-task-list"><li class="task-list-item"><label><input type="checkbox" disabled> Sow</label></li></ul>';
  expect(feedContent(html, PAGE)).toBe('<ul><li> Sow</li></ul>');
});

test('drawings become their words, videos of other sites become a link', () => {
  expect(feedContent('<svg aria-label="Tides"><path></path></svg>', PAGE)).toBe(
    `<p><a href="${PAGE}">Tides</a></p>`,
  );
  expect(feedContent('<iframe src="https://film.example/1" title="Storm"></iframe>', PAGE)).toBe(
    '<p><a href="https://film.example/1">Storm</a></p>',
  );
});
