import { href } from 'react-router'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { Category } from '#domain/catalogue/category.ts'
import styles from './experiences.module.css'
import { Head } from './section-head.tsx'

const SHOWN = 12

/** Themed experiences as small windows, each with a drawing of its own. */
export const Experiences = kept(function Experiences({ experiences }: { experiences: Category[] }) {
  if (experiences.length === 0) return null
  return (
    <section data-far="soon" className="section" aria-labelledby="experiences">
      <div className="wrap">
        <Head
          id="experiences"
          title="What kind of halt?"
          more={{ href: href('/speciality-tours'), text: 'All speciality tours' }}
        />
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
