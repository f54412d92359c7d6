import type { Prisma } from '@/prisma/generated/client';

type Source = Pick<Prisma.SourceCreateInput, 'publisher' | 'kind' | 'title' | 'date'>;
type Rule = Omit<Prisma.RuleCreateInput, 'source' | 'sector'>;

/** What holds in general at public universities, as the press has read it; staff may edit it. */
const RULES: readonly [Source, readonly Rule[]][] = [
  [
    press('Le360', '2025-08-21', 'Arrêté n° 1891.25 du 25 juillet 2025'),
    [
      {
        name: 'Sur dossier',
        slug: 'sur-dossier',
        field: 'admissionModes',
        text: 'en principe sur dossier ; lisez l’avis',
        since: '2025-08-14',
      },
    ],
  ],
  [
    press('Le360', '2025-11-11', 'Gratuité à temps plein, temps aménagé payant'),
    [
      {
        name: 'Gratuité à temps plein',
        slug: 'gratuite-a-temps-plein',
        field: 'feeAmount',
        text: 'gratuit à temps plein à l’université publique',
        rhythm: 'temps-plein',
      },
      {
        name: 'Frais du temps aménagé',
        slug: 'frais-du-temps-amenage',
        field: 'feeAmount',
        text: 'de 6 000 à 17 000 DH en temps aménagé, selon le cycle (presse, novembre 2025)',
        rhythm: 'temps-amenage',
      },
    ],
  ],
  [
    press('TelQuel', '2024-08-19', 'Le master en quatre semestres'),
    [
      {
        name: 'Quatre semestres',
        slug: 'quatre-semestres',
        field: 'semesters',
        text: 'quatre semestres',
      },
    ],
  ],
];

export async function fillRules(db: Prisma.TransactionClient): Promise<void> {
  for (const [source, rules] of RULES) {
    const { id: sourceId } = await db.source.create({ data: source });
    await db.rule.createMany({
      data: rules.map((rule) => ({ ...rule, sector: 'public', sourceId })),
    });
  }
}

function press(publisher: string, date: string, title: string): Source {
  return { publisher, kind: 'presse', title, date };
}
