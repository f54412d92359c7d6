import { NOT_RECRUITING, labelOf } from '@/lib/entities/choices';

/** A master that takes nobody has no call, whatever its establishment announces for all. */
export function isRecruiting(status: string): boolean {
  return !NOT_RECRUITING.includes(status);
}

/** « Recrutement suspendu » or « Formation fermée »; undefined for all others. */
export function closedWords(status: string): string | undefined {
  return isRecruiting(status) ? undefined : labelOf('programmeStatus', status);
}

/** What is left to do for somebody who had chosen it. */
export function closedStep(status: string): string {
  return status === 'suspendu'
    ? 'Demander à l’établissement si le recrutement reprend'
    : 'Choisir un autre master : celui-ci ne recrute plus, selon nos sources';
}
