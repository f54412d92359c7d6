import { Island } from '@/components/site/island';
import Heart from '@/components/site/selection/heart.island';
import { KEPT_UNDER } from '@/lib/entities/plain/kept-list';
import { frenchSpaces } from '@/lib/french/typography';

type Props = {
  master: { slug: string; name: string };
  isNamed?: boolean;
  /** The list that this master joins without a script. */
  kept?: readonly string[];
};

export function KeepButton({ master: { slug, name }, isNamed, kept: list }: Props) {
  return (
    <Island name="heart" island={Heart} props={{ slug, isNamed, list }} stored={KEPT_UNDER}>
      {isNamed ? 'Garder ce master' : frenchSpaces(`Garder : ${name}`)}
    </Island>
  );
}
