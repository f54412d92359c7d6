import { Island } from '@/components/site/island';
import { paths } from '@/lib/paths';
import SearchForm, { type SearchProps } from './search.island';

export function Search(props: SearchProps) {
  return <Island name="search" island={SearchForm} props={props} source={paths.suggestions} />;
}
