import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticles } from '@/prisma/seed/articles';
import { TOPICS, articlesOfTopic, isTopic, topicOf } from './topics';

test('every practical article belongs to one topic page, which names it', () => {
  const practical = readArticles().filter(({ category, city }) => !category && !city);
  assert.ok(practical.length > 10);
  for (const { slug } of practical) {
    const topic = topicOf(slug);
    assert.ok(topic, slug);
    assert.ok(articlesOfTopic(topic).includes(slug), slug);
  }
});

test('a topic names no article that is not there, and the nearest first', () => {
  const known = new Set(readArticles().map(({ slug }) => slug));
  for (const topic of Object.keys(TOPICS).filter(isTopic)) {
    for (const slug of articlesOfTopic(topic)) assert.ok(known.has(slug), slug);
  }
  assert.deepEqual(articlesOfTopic('bourses', 'doctorat-apres-master').slice(0, 2), [
    ...['doctorat-apres-master', 'apres-le-master'],
  ]);
  assert.equal(topicOf('toString'), undefined);
  assert.equal(isTopic('constructor'), false);
});
