import { config, type $ZodRawIssue } from 'zod/v4/core';

// zod would try to compile its objects, which the pages' content policy refuses and reports.
config({
  customError: plainWords,
  ...(typeof window === 'undefined' ? {} : { jitless: true }),
});

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

const KINDS: Record<string, string> = {
  string: 'Must be a text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be yes or no',
  array: 'Must be a list',
  object: 'Must be an object',
};

const ODD = 'Is not what is asked for here';

/**
 * Staff read these beside a field and in the report of an import, programmers in answers of the
 * API; a rule with its own words wins. zod's own show types, ids and regular expressions.
 */
function plainWords(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Required';
      return KINDS[issue.expected] ?? ODD;
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), 'at most');
    case 'too_small':
      return bound(issue.origin, Number(issue.minimum), 'at least');
    case 'invalid_value':
      return `Must be ${OR.format(issue.values.map(String))}`;
    case 'invalid_format':
      return issue.format === 'uuid' ? 'Must be the id of a row' : ODD;
    default:
      return ODD;
  }
}

function bound(origin: string, limit: number, side: string): string {
  if (origin === 'string') return `${limit} characters ${side}`;
  if (origin === 'array') return `${limit} of them ${side}`;
  return `Must be ${limit} ${side}`;
}
