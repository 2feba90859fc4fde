import { ArticleCard, ArticleCards } from '#app/parts/article-card/article-card.tsx'
import { DestinationTiles } from '#app/parts/destination/destination-tiles.tsx'
import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import { hoursText, kilometresText } from '#app/parts/destination/words.ts'
import { PictureCredit } from '#app/parts/picture-credit/picture-credit.tsx'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import type { Attraction } from '#domain/catalogue/attraction.ts'
import type { City } from '#domain/catalogue/city.ts'
import type { ArticleTeaser } from '#domain/content/article.ts'
import type { Picture } from '#domain/media/picture.ts'
import styles from './destination.module.css'

/** What to see: sights as tiles with how long each takes. */
export function Sights({ title, sights }: { title: string; sights: (Attraction & { km?: number })[] }) {
  if (sights.length === 0) return null
  return (
    <section data-far="" className="section sunk" aria-labelledby="sights">
      <div className="wrap">
        <Title id="sights" title={title} isFar={sights.some(({ km }) => km !== undefined)} />
        <DestinationTiles
          tiles={sights.map((sight) => ({
            id: sight.id,
            name: sight.name,
            line: sight.summary,
            note: [`Allow ${hoursText(sight.hoursNeeded)}`, sight.km === undefined ? '' : kilometresText(sight.km)]
              .filter(Boolean)
              .join(', '),
            href: attractionPath(sight.url),
            picture: sight.picture,
          }))}
        />
      </div>
    </section>
  )
}

/** Places as tiles, with the distance when they are told by it. */
export function Places({
  title,
  cities,
  id = 'places',
}: {
  title: string
  cities: (City & { km?: number })[]
  id?: string
}) {
  if (cities.length === 0) return null
  return (
    <section data-far="" className="section" aria-labelledby={id}>
      <div className="wrap">
        <Title id={id} title={title} isFar={cities.some(({ km }) => km !== undefined)} />
        <DestinationTiles
          tiles={cities.map((city) => ({
            id: city.id,
            name: city.name,
            line: city.summary,
            ...(city.km === undefined ? {} : { note: kilometresText(city.km) }),
            href: toursPath(city.url),
            picture: city.picture,
          }))}
        />
      </div>
    </section>
  )
}

function Title({ id, title, isFar }: { id: string; title: string; isFar: boolean }) {
  return (
    <div className={styles.title}>
      <h2 id={id}>{title}</h2>
      {isFar ? <p className="soft">Distances are as the crow flies; roads take longer.</p> : null}
    </div>
  )
}

/** Photographs with the credit line their licences ask for; never in one row with posters. */
export function Photographs({ photographs }: { photographs: Picture[] }) {
  if (photographs.length === 0) return null
  const sizes = photographs.length === 1 ? '(min-width: 1300px) 1240px, 92vw' : '(min-width: 900px) 620px, 92vw'
  return (
    <section className="wrap" aria-label="Photographs">
      <div className={styles.photographs}>
        {photographs.map((photograph) => (
          <figure key={photograph.id}>
            <ResponsivePicture picture={photograph} sizes={sizes} />
            {photograph.credit ? (
              <figcaption>
                {photograph.alt}. Photograph: <PictureCredit credit={photograph.credit} />
              </figcaption>
            ) : null}
          </figure>
        ))}
      </div>
    </section>
  )
}

export function Reading({ articles }: { articles: ArticleTeaser[] }) {
  if (articles.length === 0) return null
  return (
    <section data-far="" className="section" aria-labelledby="reading">
      <div className="wrap">
        <h2 id="reading" className={styles.title}>
          Before you go
        </h2>
        <ArticleCards>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ArticleCards>
      </div>
    </section>
  )
}
