import type { PictureCredit as Credit } from '#domain/media/credit.ts'

/** Who took a photograph, under which licence and where it is from, as its licence asks; what has an address leads there. */
export function PictureCredit({ credit: { author, licence, licenceUrl, sourceUrl } }: { credit: Credit }) {
  return (
    <>
      {author}, {licenceUrl ? <a href={licenceUrl}>{licence}</a> : licence}
      {sourceUrl ? (
        <>
          , <a href={sourceUrl}>source</a>
        </>
      ) : null}
    </>
  )
}
