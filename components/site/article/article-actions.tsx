import { Icon } from '@/components/site/kit/icon';
import { ShareButtons } from '@/components/site/kit/share-buttons';

type Props = {
  slug: string;
  url: string;
  title: string;
  /** Views of what is not published are not counted. */
  isCounted: boolean;
};

export function ArticleActions({ slug, url, title, isCounted }: Props) {
  return (
    <div
      data-article={slug}
      data-counted={isCounted || undefined}
      className="no-print mt-6 flex max-w-[42rem] flex-wrap items-center gap-3 border-t border-rule pt-6"
    >
      <LikeButton />
      <ShareButtons title={title} url={url} label="Adresse de l’article, à copier" />
    </div>
  );
}

/** A box to tick, so that a like that comes before the script is kept by the browser itself. */
function LikeButton() {
  return (
    <label className="like button button-quiet js-only">
      <input type="checkbox" role="button" aria-pressed={false} data-like="" />
      <Icon name="heart" className="size-5" />
      J’aime
    </label>
  );
}
