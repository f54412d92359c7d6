import { type Outcome, OUTCOME_SENTENCES, mailLink } from '@/lib/contact/outcome';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { Icon } from '@/components/site/kit/icon';

const NO_ADDRESS =
  'L’équipe n’a pas encore publié d’adresse e-mail. Pour qu’elle vous lise, passez par le lien ' +
  '« Signaler une erreur » d’une fiche, ou par la page';

type Props = {
  outcome?: Outcome;
  /** Who gets the message that the visitor's mail program sends. */
  to: string;
};

/** The sentence or the prepared message; the script shows and fills what is hidden here. */
export function OutcomeText({ outcome, to }: Props) {
  const isReady = outcome?.kind === 'ready';
  return (
    <div id="contact-etat" role="status">
      <div data-outcome hidden={!outcome} className="border-l-4 border-brand bg-surface p-5">
        <p data-sentence hidden={isReady}>
          {outcome && outcome.kind !== 'ready' && OUTCOME_SENTENCES[outcome.kind]}
        </p>
        <div data-ready hidden={!isReady}>
          <p className="font-semibold">Votre message est prêt.</p>
          <p className="mt-1">
            Rien n’a été envoyé à l’équipe. Ouvrez-le dans votre logiciel de messagerie pour
            l’envoyer vous-même.
          </p>
          {!to && (
            <p className="mt-1">
              {frenchSpaces(NO_ADDRESS)}{' '}
              <a href={paths.propose} className="link">
                Proposer un master ou une correction
              </a>
              .
            </p>
          )}
          <a
            data-mail
            href={isReady ? mailLink(outcome.message, outcome.to) : `mailto:${to}`}
            className="button mt-4"
          >
            <Icon name="mail" />
            Ouvrir dans ma messagerie
          </a>
        </div>
      </div>
    </div>
  );
}
