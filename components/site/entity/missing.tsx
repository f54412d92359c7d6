import { crumbs } from '@/lib/seo/graph';
import { BrandMark } from '@/components/site/frame/header';
import { Breadcrumb } from '@/components/site/frame/site-page';
import { Search, WaysOn } from '@/components/site/search/search';

type Props = {
  title: string;
  text?: string;
  /** It was there, and was taken away. */
  isGone?: boolean;
  link: { href: string; name: string };
};

export function Missing({ title, text, isGone = false, link }: Props) {
  return (
    <>
      <div className="wrap pt-3">
        <Breadcrumb crumbs={crumbs({ name: title, path: '' })} />
      </div>
      <div className="wrap max-w-2xl py-16 text-center sm:py-24">
        <BrandMark className="mx-auto size-12 text-brand" />
        <h1 className="mt-6 text-4xl sm:text-5xl">{title}</h1>
        {text && <p className="mt-4 text-lg text-muted">{text}</p>}
        {isGone && (
          <p className="mt-4 text-lg text-muted">
            Cette page a été retirée du guide. Ce qu’elle disait se trouve peut-être ailleurs.
            Cherchez-le, ou repartez d’une de nos listes.
          </p>
        )}
        <a href={link.href} className="button mt-8">
          {link.name}
        </a>
        {isGone && (
          <div className="mt-10 text-left">
            <Search id="page-retiree" />
            <WaysOn />
          </div>
        )}
      </div>
    </>
  );
}
