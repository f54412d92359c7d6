import { escapeHtml } from '@/lib/markdown/escape';
import { isPush } from './inline-content';

/** Why a page is sent as Next wrote it. */
export type Oddity = 'drawn by the browser' | 'streamed' | 'unknown script' | 'unknown preload';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g;
const CHUNK = /^ src="\/_next\/static\/chunks\/[\w.~-]+\.js" (?:async|defer|noModule)=""$/;
const OWN_PRELOAD =
  /^<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>$/;
const DATA_BLOCK = /^ type="application\/ld\+json"$/;
const BOOTSTRAP_ID = ' id="_R_"';
/** After a failure, Next and React leave a hole that their scripts fill. */
const HOLE = /<html id="__next_error__"|<!--\$!-->|<template data-dgst=/;
/** A late part stands hidden at the end and needs a script to be put in its place. */
const LATE_PART = /<template id="B:|<div hidden="" id="S:|<!--\$\?-->/;

/**
 * Takes Next's scripts and data out of a page, which is complete without them. Pages of an unknown
 * form stay whole: loading too much works, lacking a script may not.
 */
export function stripPage(html: string): { html: string } | { oddity: Oddity } {
  if (HOLE.test(html)) return { oddity: 'drawn by the browser' };
  if (LATE_PART.test(html)) return { oddity: 'streamed' };
  let isKnown = true;
  const bare = html.replace(SCRIPT, (element: string, attributes: string, text: string) => {
    if (DATA_BLOCK.test(attributes)) return element;
    isKnown &&= text === '' ? CHUNK.test(attributes) : isInline(attributes) && isPush(text);
    return '';
  });
  if (!isKnown) return { oddity: 'unknown script' };
  const preloads = bare.match(PRELOAD) ?? [];
  if (!preloads.every((preload) => OWN_PRELOAD.test(preload))) return { oddity: 'unknown preload' };
  return { html: bare.replace(PRELOAD, '') };
}

function isInline(attributes: string): boolean {
  return attributes === '' || attributes === BOOTSTRAP_ID;
}

const ROOT = '<html';

/** Tells the start script where events go, also on the page that the build has made already. */
export function withEvents(html: Buffer, { endpoint, domain }: EventTarget): Buffer {
  const at = html.indexOf(ROOT);
  if (at < 0) return html;
  const end = at + ROOT.length;
  const marks = ` data-events="${escapeHtml(endpoint)}" data-events-domain="${escapeHtml(domain)}"`;
  return Buffer.concat([html.subarray(0, end), Buffer.from(marks), html.subarray(end)]);
}

export type EventTarget = { endpoint: string; domain: string };

const END_OF_HEAD = '</head>';

/** Browsers look for scripts in the head first. `async` lets it run before the body is there. */
export function withStartScript(html: Buffer, address: string): Buffer {
  const at = html.indexOf(END_OF_HEAD);
  if (at < 0) return html;
  const script = Buffer.from(`<script type="module" async src="${address}"></script>`);
  return Buffer.concat([html.subarray(0, at), script, html.subarray(at)]);
}
