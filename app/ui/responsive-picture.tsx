import { offeredWidths, picturePath } from '#domain/media/picture.ts'
import type { Picture, PictureFormat, PictureWidth } from '#domain/media/picture.ts'
import { tonesGround } from './tones.ts'

type Props = {
  picture: Picture
  /** The `sizes` attribute: how wide the picture stands at which viewport. */
  sizes: string
  /** The first picture of a page: fetched at once instead of when it comes near. */
  eager?: boolean
  /** Stands beside the first picture, which goes before it. */
  late?: boolean
  /** Overrides the picture's own words; '' when a heading beside it already says them. */
  alt?: string
  /** The widest file worth offering where the picture stands small on every screen; keeps the page's text short. */
  most?: PictureWidth
  className?: string
  /** A picture that takes this one's place in the dark theme. */
  dark?: Picture
}

/** A picture in AVIF, WebP and JPEG at the widths it has, over its three tones until it arrives (a small one stands on the page's own ground). */
export function ResponsivePicture({
  picture,
  sizes,
  eager = false,
  late = false,
  alt = picture.alt,
  most = 1600,
  className,
  dark,
}: Props) {
  const offer = { sizes, most }
  return (
    <picture>
      {dark ? <Source picture={dark} format="avif" {...offer} media="(prefers-color-scheme: dark)" /> : null}
      {dark ? <Source picture={dark} format="webp" {...offer} media="(prefers-color-scheme: dark)" /> : null}
      <Source picture={picture} format="avif" {...offer} />
      <Source picture={picture} format="webp" {...offer} />
      <img
        className={className}
        src={picturePath(picture.id, most < 768 ? most : 768, 'jpg')}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : late ? 'low' : undefined}
        style={styleOf(picture, most)}
      />
    </picture>
  )
}

function styleOf({ tones, focus }: Picture, most: PictureWidth): React.CSSProperties | undefined {
  const kept = focus && { objectPosition: `${focus.x}% ${focus.y}%` }
  return most < 768 ? kept : { background: tonesGround(tones), ...kept }
}

function Source({
  picture,
  format,
  sizes,
  most,
  media,
}: {
  picture: Picture
  format: PictureFormat
  sizes: string
  most: PictureWidth
  media?: string
}) {
  return <source type={`image/${format}`} srcSet={srcSet(picture, format, most)} sizes={sizes} media={media} />
}

function srcSet(picture: Picture, format: PictureFormat, most: PictureWidth): string {
  return offeredWidths(picture)
    .filter((width) => width <= most)
    .map((width) => `${picturePath(picture.id, width, format)} ${width}w`)
    .join(',')
}
