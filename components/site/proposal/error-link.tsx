import { Icon } from '@/components/site/kit/icon';

/** Leads to a form that search engines need not read for every page. */
export function ErrorLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="no-print">
      <a href={href} rel="nofollow" className="link-line">
        <Icon name="warning" />
        {children}
      </a>
    </p>
  );
}
