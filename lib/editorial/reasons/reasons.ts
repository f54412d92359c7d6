import { FACTS_CHECKED_IN } from '@/lib/editorial/facts';
import { citiesOfTheCentre } from './cities-of-the-centre';
import { citiesOfTheNorth } from './cities-of-the-north';
import { citiesOfTheSouth } from './cities-of-the-south';
import { type Reasons, genericCityReasons, genericUniversityReasons } from './generic';
import { privateSchools } from './private-schools';
import { campusUniversities } from './campus-universities';
import { universitiesElsewhere } from './universities-elsewhere';
import { universitiesOfTheCentre } from './universities-of-the-centre';

/** Advice that holds anywhere was not checked in a month. */
export type ShownReasons = Reasons & { checkedIn?: string };

export const cityReasons = { ...citiesOfTheCentre, ...citiesOfTheNorth, ...citiesOfTheSouth };
export const universityReasons = {
  ...universitiesOfTheCentre,
  ...universitiesElsewhere,
  ...campusUniversities,
  ...privateSchools,
};

export const reasonsForCity = (slug: string, name: string): ShownReasons =>
  checked(cityReasons, slug) ?? genericCityReasons(name);

export const reasonsForUniversity = (slug: string, name: string): ShownReasons =>
  checked(universityReasons, slug) ?? genericUniversityReasons(name);

function checked(own: Record<string, Reasons>, slug: string): ShownReasons | undefined {
  const reasons = Object.hasOwn(own, slug) ? own[slug] : undefined;
  return reasons && { ...reasons, checkedIn: FACTS_CHECKED_IN };
}
