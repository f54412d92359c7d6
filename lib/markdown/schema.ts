import type { Options } from 'remark-html';

const HEADING = ['id'];

/** Whatever is not named here is dropped. */
export const schema: Options['sanitize'] = {
  tagNames: [
    ...['p', 'br', 'hr', 'strong', 'em', 'del', 'sup', 'code', 'pre', 'blockquote', 'span'],
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'a', 'img', 'div', 'section'],
    ...['table', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title', 'id', 'ariaLabel', ['rel', 'noopener']],
    img: ['src', 'alt', 'title', ['loading', 'lazy'], ['decoding', 'async']],
    h2: HEADING,
    h3: HEADING,
    h4: HEADING,
    h5: HEADING,
    h6: HEADING,
    ol: ['start', ['className', 'task-list']],
    ul: [['className', 'task-list']],
    li: ['id'],
    span: [['className', 'task', 'task-done'], ['role', 'img'], 'ariaLabel'],
    div: [
      ['className', 'table-scroll', 'table-cards'],
      ['tabIndex', 0],
      ['role', 'group'],
      'ariaLabel',
    ],
    section: [['className', 'notes']],
    th: ['align', ['scope', 'col']],
    td: ['align', 'dataLabel'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['https'] },
  required: {},
  strip: ['script'],
  // Only our own code writes ids, each under a prefix of its own.
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
