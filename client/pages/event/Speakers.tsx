import type { Speaker } from '../../content/event.ts'
import { useSite } from '../../site-context.tsx'

/** Who speaks. */
export function Speakers({ speakers }: { speakers: Speaker[] }) {
  const { t } = useSite()
  if (speakers.length === 0) return null
  return (
    <section aria-labelledby="speakers">
      <h2 className="event-part" id="speakers">
        {t('events.speakers')}
      </h2>
      <ul className="speakers">
        {speakers.map((speaker) => (
          <li className="speaker" key={speaker.name}>
            <SpeakerPhoto speaker={speaker} />
            <div>
              <p className="speaker-name">{speaker.name}</p>
              {(speaker.role || speaker.company) && (
                <p className="speaker-role">{[speaker.role, speaker.company].filter(Boolean).join(', ')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The portrait, or the first letter of the name; always shown next to the name. */
function SpeakerPhoto({ speaker: { name, photo } }: { speaker: Speaker }) {
  if (!photo) {
    return (
      <span className="speaker-photo" aria-hidden="true">
        {[...name][0]}
      </span>
    )
  }
  const smallest = photo.sources.find(({ width }) => width >= 128)
  return (
    <img
      className="speaker-photo"
      src={smallest?.src ?? photo.src}
      width="64"
      height="64"
      alt=""
      loading="lazy"
    />
  )
}
