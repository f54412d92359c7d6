import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainWords } from './plain';

test('keeps the words and drops what formats them', () => {
  const markdown = `## Les **bourses**

- une [liste](/bourses) et \`du code\`
- ![image](/a.webp) note[^1]

| Ville | Prix |
|-------|:----:|
| Fès   | 100  |

\`\`\`
caché
\`\`\`
<script>x</script>
`;
  assert.equal(
    plainWords(markdown),
    'Les bourses une liste et du code image note Ville · Prix ; Fès · 100 ; x',
  );
});
