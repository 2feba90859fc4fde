import { LongField } from '#app/ui/field.tsx'
import { Markdown } from '#app/parts/markdown/markdown.tsx'
import type { KeptForm } from './deed-form.tsx'
import { TextPictures } from './pictures/text-pictures.tsx'
import { PreviewButton } from './preview-button.tsx'
import styles from './markdown-field.module.css'

type Props = React.ComponentProps<typeof LongField> & {
  id: string
  defaultValue: string
  kept: KeptForm
  /** What its reader gets of it, where that is more than what was typed. */
  asRead?: (text: string) => string
}

const HELP = '## Heading, **bold**, *slanted*, [words](/address), - point, > quotation, | a | table |'

/** A text in Markdown beside what its reader sees, drawn by what draws the public page. Its form takes files and has the deeds `preview`, `look-text` and `put-in`. */
export function MarkdownField({ defaultValue, kept, asRead = asTyped, ...field }: Props) {
  return (
    <div className={styles.beside}>
      <div className={styles.typed}>
        <LongField rows={24} defaultValue={defaultValue} help={HELP} {...field} />
        <PreviewButton at={field.id} />
        <TextPictures kept={kept} at={field.id} />
      </div>
      {/* What scrolls must be reachable by keyboard, also where it holds no link. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.preview} aria-label="Preview" data-preview="" data-drawn={field.name} tabIndex={0}>
        {defaultValue === '' ? <p className="soft">What is written stands here as its reader sees it.</p> : null}
        <Markdown text={asRead(defaultValue)} />
      </section>
    </div>
  )
}

function asTyped(text: string): string {
  return text
}
