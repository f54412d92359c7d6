import { scriptSafeJson } from '@/lib/seo/escape';

/** Escaped, so that no title can leave the element. */
export function JsonLd({ graph }: { graph: object }) {
  return (
    <script
      type="application/ld+json"
      // React would escape the quotes of a text child, and the block would not parse.
      dangerouslySetInnerHTML={{ __html: scriptSafeJson(graph) }}
    />
  );
}
