import { href } from 'react-router'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { Category } from '#domain/catalogue/category.ts'
import type { SectionWords } from '#domain/settings/home-sections.ts'
import styles from './experiences.module.css'
import { Head } from './section-head.tsx'

const SHOWN = 12

type Props = SectionWords & { experiences: Category[] }

/** Themed experiences as small windows, each with a drawing of its own. */
export const Experiences = kept(function Experiences({ experiences, id, title, lead }: Props) {
  if (experiences.length === 0) return null
  return (
    <section data-far="soon" className="section" aria-labelledby={id}>
      <div className="wrap">
        <Head id={id} title={title} more={{ href: href('/speciality-tours'), text: 'All speciality tours' }}>
          {lead}
        </Head>
        <ul className={styles.themes}>
          {experiences.slice(0, SHOWN).map((experience) => (
            <li key={experience.id}>
              <a href={href('/speciality-tours/:category', { category: experience.url })}>
                <ResponsivePicture picture={experience.picture} sizes="128px" most={320} alt="" />
                <span>
                  {experience.name}
                  <small>{experience.line}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
})
