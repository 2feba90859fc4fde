import { href } from 'react-router'
import { AskForm } from '#app/parts/ask/ask-form.tsx'
import type { AskChoices } from '#app/parts/ask/ask-choices.server.ts'
import { tonesGround } from '#app/ui/tones.ts'
import { kept } from '#app/ui/kept.tsx'
import type { PartyView } from '#domain/party/party.ts'
import { capital, regionText, soldText } from '#domain/cars/sold.ts'
import type { Sold } from '#domain/cars/sold.ts'
import { offeredWidths, picturePath } from '#domain/media/picture.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { SiteArt } from '#domain/media/site-art.server.ts'
import styles from './hero.module.css'

type Props = { art: SiteArt; sold: Sold; choices: AskChoices; view: PartyView }

/** The poster one arrives at, with the first question: where, from where, when, who. */
export const Hero = kept(function Hero({ art, sold, choices, view }: Props) {
  return (
    <section className={styles.hero}>
      <HeroPicture art={art} />
      <div className={`wrap ${styles.over}`}>
        <h1>A good journey is made of good halts.</h1>
        <p className={styles.say}>
          {journeysText(sold)}. The whole price, GST included, before you give us a phone number.
        </p>
        <AskForm choices={choices} view={view} back={href('/')} className={styles.ask!} />
      </div>
    </section>
  )
})

/** What there is to choose from; without a figure while there is nothing yet. */
export function journeysText(sold: Sold): string {
  const { tours, treks } = sold
  const some = [counted(tours, 'tour'), counted(treks, 'trek')].filter((words) => words !== '')
  return `${some.length > 0 ? some.join(' and ') : capital(soldText(sold))} across ${regionText(sold)}`
}

function counted(count: number, thing: string): string {
  return count === 0 ? '' : `${count.toLocaleString('en-IN')} ${thing}${count === 1 ? '' : 's'}`
}

const DARK = '(prefers-color-scheme: dark)'
const PHONE = '(max-width: 479px)'
/** Twice as wide as the hero is high: of a narrower window its sides are cut. */
const WIDE = '(min-width: 1264px) 100vw, 1264px'

function HeroPicture({ art }: { art: SiteArt }) {
  return (
    <picture>
      <Sources picture={art.heroTallNight} media={`${DARK} and ${PHONE}`} />
      <Sources picture={art.heroWideNight} media={DARK} sizes={WIDE} />
      <Sources picture={art.heroTall} media={PHONE} />
      <Sources picture={art.heroWide} sizes={WIDE} />
      <img
        src={picturePath(art.heroWide.id, 1120, 'jpg')}
        alt={art.heroWide.alt}
        width={art.heroWide.width}
        height={art.heroWide.height}
        fetchPriority="high"
        decoding="async"
        style={groundOf(art)}
      />
    </picture>
  )
}

/** The ground it stands on until it is there, by day and by night: words stand on it at once. */
function groundOf({ heroWide, heroWideNight }: SiteArt): React.CSSProperties {
  return { '--day': tonesGround(heroWide.tones), '--night': tonesGround(heroWideNight.tones) } as React.CSSProperties
}

function Sources({ picture, media, sizes = '100vw' }: { picture: Picture; media?: string; sizes?: string }) {
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      sizes={sizes}
      srcSet={offeredWidths(picture)
        .map((width) => `${picturePath(picture.id, width, format)} ${width}w`)
        .join(',')}
    />
  ))
}
