import assert from 'node:assert/strict';
import { test } from 'node:test';
import { xmlFaults } from './xml-faults';

test('what a parser would refuse is found', () => {
  const good = '<?xml version="1.0"?>\n<a x="1"><b>&amp; &#39;</b><c/></a>\n';
  assert.deepEqual(xmlFaults(good), []);
  for (const bad of [
    '<a>&</a>',
    '<a><b></a>',
    '<a/><b/>',
    '<a>',
    '<a>]]></a>',
    '<a x="<"/>',
    '<a>\u0001</a>',
    '<a>< b</a>',
    '<a x="&eacute;"/>',
  ]) {
    assert.notDeepEqual(xmlFaults(bad), [], bad);
  }
});
