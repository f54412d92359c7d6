import { footerGroups } from '@/lib/pages';
import { SITE_NAME } from '@/lib/editorial/site-name';
import type { SiteSettings } from '@/lib/entities/settings';
import { BrandMark } from './header';

type Props = { settings: SiteSettings };

export function Footer({ settings }: Props) {
  return (
    <footer data-site className="mt-20 border-t border-rule bg-surface pt-12 pb-10">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <p className="flex items-start gap-2.5 font-display text-lg font-semibold">
            <BrandMark className="mt-0.5 size-6 text-brand" />
            {SITE_NAME}
          </p>
          <p className="mt-3 max-w-xs text-muted">
            Le guide gratuit pour choisir un master professionnel et préparer sa candidature.
          </p>
          <SocialIcons links={settings.socialLinks} />
          <Publisher settings={settings} />
        </div>
        <nav aria-label="Pied de page" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {footerGroups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
              <ul className="mt-1">
                {links.map(({ href, name }) => (
                  <li key={href}>
                    <a href={href} className="footer-link">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}

const NETWORKS = [
  {
    name: 'Facebook',
    path: 'M9 15V9h2l.4-2.5H9V5c0-.8.3-1.2 1.2-1.2h1.3V1.5S10.5 1.3 9.6 1.3C7.6 1.3 6.4 2.5 6.4 4.6v1.9H4.3V9h2.1v6Z',
  },
  {
    name: 'Instagram',
    path: 'M4.5 1.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Zm0 1.4a1.6 1.6 0 0 0-1.6 1.6v7c0 .9.7 1.6 1.6 1.6h7c.9 0 1.6-.7 1.6-1.6v-7c0-.9-.7-1.6-1.6-1.6ZM8 4.9A3.1 3.1 0 1 0 8 11.1 3.1 3.1 0 1 0 8 4.9Zm0 1.4a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z',
  },
  {
    name: 'LinkedIn',
    path: 'M2 6h2.6v8.5H2ZM3.3 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM6.2 6h2.5v1.2C9.1 6.4 10 5.8 11.1 5.8c2.5 0 3 1.6 3 3.8v4.9h-2.6v-4.3c0-1 0-2.2-1.4-2.2s-1.5 1-1.5 2.2v4.3H6.2Z',
  },
] as const;

/** Placeholders while the settings have no links: nothing there can be followed or focused. */
function SocialIcons({ links }: { links: readonly string[] }) {
  if (links.length > 0) return <SocialLinks links={links} />;
  return (
    <ul className="mt-4 flex gap-4 text-muted" aria-label="Réseaux sociaux, à venir">
      {NETWORKS.map((network) => (
        <li key={network.name}>
          <NetworkIcon {...network} />
        </li>
      ))}
    </ul>
  );
}

function SocialLinks({ links }: { links: readonly string[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4" aria-label="Réseaux sociaux">
      {links.map((href) => {
        const host = new URL(href).hostname.replace(/^www\./, '');
        const network = NETWORKS.find(({ name }) => host.endsWith(`${name.toLowerCase()}.com`));
        return (
          <li key={href}>
            <a href={href} rel="noopener me" className="footer-link">
              {network ? <NetworkIcon {...network} /> : host}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function NetworkIcon({ name, path }: (typeof NETWORKS)[number]) {
  return (
    <svg viewBox="0 0 16 16" className="size-5" fill="currentColor" role="img" aria-label={name}>
      <path d={path} />
    </svg>
  );
}

function Publisher({ settings: { publisherName, contactEmail, phone } }: Props) {
  if (!publisherName && !contactEmail && !phone) return null;
  return (
    <address className="mt-4 max-w-xs text-sm text-muted not-italic">
      {publisherName && <p>Publié par {publisherName}</p>}
      {contactEmail && (
        <p>
          <a href={`mailto:${contactEmail}`} className="footer-link">
            {contactEmail}
          </a>
        </p>
      )}
      {phone && <p>{phone}</p>}
    </address>
  );
}
