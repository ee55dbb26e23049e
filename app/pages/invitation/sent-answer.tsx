import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { Ornament } from "#app/pages/wedding-page/sections/ornament-image.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CalendarPlus, MapPin } from "#app/ui/icons.ts";
import { Bouquet } from "./bouquet.tsx";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";
import { invitationTexts } from "./texts.ts";
import type { Invitation } from "./view.server.ts";
import type { RecordView } from "./view-people.ts";

const texts = invitationTexts.sent;

type SentAnswerProps = Omit<MessageFormProps, "kind">;

export function SentAnswer(props: SentAnswerProps) {
  const { invitation } = props;
  const { records, people } = invitation;
  const isComing = records.some(({ status }) => status === "attending");
  const thanks = isComing ? texts.coming(people.length) : texts.declined(people.length);
  return (
    <enhanced-form>
      <section
        className="sent"
        id="rsvp"
        data-state="sent"
        data-petals={isComing || undefined}
        aria-labelledby="rsvp-title"
      >
        {isComing ? <Bouquet people={records.map(toFlower)} /> : <Herbarium records={records} />}
        <div className="sent-text">
          <h1 id="rsvp-title" tabIndex={-1} data-focus>
            {thanks}
          </h1>
          {isComing && <Records records={records} />}
          {isComing ? (
            <Actions invitation={invitation} />
          ) : (
            <MessageForm {...props} kind="greeting" />
          )}
          <p className="sent-change">
            {!isComing && texts.stillPossible}
            <a href={`${invitation.path}?svar=1`}>{texts.change}</a>
            {invitation.hasDeadline ? (
              <>
                {texts.changeUntil}
                <b>{invitation.deadline}</b>.
              </>
            ) : (
              texts.changeAnyTime
            )}
            {invitation.values.email && <span>{texts.confirmation(invitation.values.email)}</span>}
          </p>
        </div>
      </section>
    </enhanced-form>
  );
}

/** Lists what was answered for each person. */
export function Records({ records }: { records: readonly RecordView[] }) {
  return (
    <ul className="records" aria-label={texts.list}>
      {records.map(({ id, name, detail, status, flowers }) => (
        <li key={id} className={`record-${status}`}>
          <Ornament image={status === "declined" ? flowers.bud : flowers.bloom} />
          <span>
            <b>
              <bdi>{name}</bdi>
            </b>
            {detail && <small>{detail}</small>}
          </span>
          <em>
            {status === "pending"
              ? texts.pending
              : rsvpTexts.attending[`${status === "attending"}`]}
          </em>
        </li>
      ))}
    </ul>
  );
}

export function Actions({ invitation: { links } }: { invitation: Invitation }) {
  return (
    <p className="sent-actions">
      <a className="button" href={links.calendar}>
        <Icon icon={CalendarPlus} />
        {texts.calendar}
      </a>
      {links.directions && (
        <a className="button" href={links.directions} rel="noreferrer">
          <Icon icon={MapPin} />
          {texts.directions}
        </a>
      )}
    </p>
  );
}

/** The list of persons for a household that has declined. */
function Herbarium({ records }: { records: readonly RecordView[] }) {
  return (
    <ul className="herbarium" aria-label={texts.list}>
      {records.map(({ id, name, flowers }) => (
        <li key={id}>
          <Ornament image={flowers.bud} />
          <i aria-hidden="true" />
          <b>
            <bdi>{name}</bdi>
          </b>
          <em>{rsvpTexts.attending.false}</em>
        </li>
      ))}
    </ul>
  );
}

function toFlower({ id, flowers, status }: RecordView) {
  return { key: id, flowers, isComing: status === "attending" };
}
