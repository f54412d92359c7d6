import { FACTS_CHECKED_IN } from '@/lib/editorial/facts';
import { categorySources } from './category-sources';
import { citySources } from './city-sources';
import { citiesOfTheCentre } from './cities-of-the-centre';
import { citiesOfTheNorth } from './cities-of-the-north';
import { citiesOfTheSouth } from './cities-of-the-south';
import { type Reasons, genericCityReasons, genericUniversityReasons } from './generic';
import type { NamedSource } from './named-sources';
import { privateSchools } from './private-schools';
import { campusUniversities } from './campus-universities';
import { universitiesElsewhere } from './universities-elsewhere';
import { universitiesOfTheCentre } from './universities-of-the-centre';
import { universitySources } from './university-sources';

export type Facts = { checkedIn: string; sources: readonly NamedSource[] };

/** What the page of a place or a school says of itself, and where that stands. */
export type PlaceTexts = {
  reasons: Reasons;
  /** Advice that holds anywhere has no source, and was not checked in a month. */
  facts?: Facts;
};

export const cityReasons = { ...citiesOfTheCentre, ...citiesOfTheNorth, ...citiesOfTheSouth };
export const universityReasons = {
  ...universitiesOfTheCentre,
  ...universitiesElsewhere,
  ...campusUniversities,
  ...privateSchools,
};

export const textsOfCity = (slug: string, name: string): PlaceTexts => ({
  reasons: ownOf(cityReasons, slug) ?? genericCityReasons(name),
  facts: factsOf(citySources, slug),
});

export const textsOfUniversity = (slug: string, name: string): PlaceTexts => ({
  reasons: ownOf(universityReasons, slug) ?? genericUniversityReasons(name),
  facts: factsOf(universitySources, slug),
});

export const factsOfCategory = (slug: string): Facts | undefined => factsOf(categorySources, slug);

type Sources = Record<string, readonly NamedSource[]>;

function factsOf(all: Sources, slug: string): Facts | undefined {
  const sources = ownOf(all, slug) ?? [];
  return sources.length > 0 ? { checkedIn: FACTS_CHECKED_IN, sources } : undefined;
}

/** What staff added has nothing here. */
function ownOf<Value>(all: Record<string, Value>, slug: string): Value | undefined {
  return Object.hasOwn(all, slug) ? all[slug] : undefined;
}
