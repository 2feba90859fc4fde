import { EnterButton } from '#app/ui/enter-button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { ARTICLE_KIND_NAMES } from '#app/parts/article-card/article-path.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { MarkdownField } from '#app/routes/admin/markdown-field.tsx'
import { PictureField } from '#app/routes/admin/pictures/picture-field.tsx'
import { enteredState, HourFields, hourTyped, SaveButtons } from '#app/routes/admin/save-buttons.tsx'
import { standing } from '#app/routes/admin/standing.ts'
import { PART_NAMES } from '#app/routes/admin/writing-words.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { WritingState } from '#domain/content/writing-state.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './articles.module.css'

export type TypedArticle = Record<
  | ('id' | 'kind' | 'title' | 'slug' | 'summary' | 'body' | 'author' | 'publishedOn' | 'places' | 'states' | 'tags')
  | ('day' | 'hour'),
  string
> & { stood: string }
type Props = {
  article: TypedArticle
  state: WritingState
  kept: KeptForm
  picture?: Picture | undefined
  pictureAlt?: string | null
}

/** An article as its editors write it. What was typed stays, also when somebody else was quicker. */
export function ArticleForm({ article, state, kept, picture, pictureAlt }: Props) {
  const { id } = article
  const { typed, faults, stood } = standing({ stands: article, stood: article.stood, kept, show: shownOf })
  // An id with a capital is never that of a heading of the preview.
  const of = fieldsOf<keyof TypedArticle>({ typed, faults }, 'F-')
  const kinds = ARTICLE_KINDS.map((value) => ({ value, name: ARTICLE_KIND_NAMES[value] }))
  return (
    <>
      <Said kept={kept} />
      <DeedForm intent="save" of={{ id, stood }} keeps="article" className={styles.form} encType="multipart/form-data">
        <EnterButton name="status" value={enteredState(state)} />
        <div className={styles.fields}>
          <Field {...of('title')} label={PART_NAMES.title} maxLength={120} className={styles.wide} />
          <LongField
            {...of('summary')}
            label={PART_NAMES.summary}
            rows={2}
            help="A sentence or two. Lists, search engines and what is shared show it."
            className={styles.wide}
          />
          <Select {...of('kind')} label="Kind" options={kinds} />
          <Field
            {...of('slug')}
            label={PART_NAMES.slug}
            help="The last part of it, as in tea-and-rain. Empty, it is made from the title."
            maxLength={100}
          />
          <Field {...of('author')} label={PART_NAMES.author} maxLength={80} />
          <Field
            {...of('publishedOn')}
            label={PART_NAMES.publishedOn}
            type="date"
            help="Published with a day to come, it appears by itself on that day."
          />
          <Field {...of('places')} label={PART_NAMES.places} help="By name, with commas: Munnar, Kochi." />
          <Field {...of('states')} label={PART_NAMES.states} help="By name, with commas: Kerala, Goa." />
          <Field {...of('tags')} label={PART_NAMES.tags} help="With commas: packing, monsoon." />
        </div>
        <MarkdownField {...of('body')} label={PART_NAMES.body} kept={kept} />
        <PictureField picture={picture} alt={pictureAlt} drawn="" about="its first place" kept={kept} />
        <HourFields state={state} of={of} />
        <p className={office.inline}>
          <SaveButtons state={state} />
        </p>
      </DeedForm>
    </>
  )
}

/** An article that was, as its form would show it; its places and states are named by the catalogue alone. */
function shownOf(was: object): Record<string, string> {
  const { kind, title, slug, summary, body, author, publishedOn, tags, publishAt } = was as WrittenArticle
  return { kind, title, slug, summary, body, author, publishedOn, tags: tags.join(', '), ...hourTyped(publishAt) }
}

type WrittenArticle = Omit<TypedArticle, 'tags' | 'day' | 'hour'> & {
  tags: readonly string[]
  publishAt?: string | null
}
