import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { Icon } from '@/components/site/kit/icon';

type Props = {
  master: { slug: string; name: string };
  isNamed?: boolean;
  /** The list that this master joins without a script. */
  kept?: readonly string[];
};

/** Without a script the form leads to a selection with this master, whose address can be kept. */
export function KeepButton({ master: { slug, name }, isNamed = false, kept = [] }: Props) {
  return (
    <form
      action={paths.selection}
      data-behaviour="keep"
      data-compare={paths.comparison}
      className="keep no-print"
    >
      {kept.length > 0 && <input type="hidden" name="m" value={kept.join()} />}
      <button name="m" value={slug} className={isNamed ? 'button button-quiet' : undefined}>
        <Icon name="heart" className="size-5" />
        {isNamed ? (
          'Garder ce master'
        ) : (
          <span className="sr-only">{frenchSpaces(`Garder : ${name}`)}</span>
        )}
      </button>
    </form>
  );
}
