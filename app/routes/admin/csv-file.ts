/** A file for a spreadsheet, written as fast as it is fetched, and no further once nobody fetches it. */
export function csvFile(name: string, lines: AsyncGenerator<string>): Response {
  return new Response(streamOf(lines).pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}.csv"` },
  })
}

function streamOf(lines: AsyncGenerator<string>): ReadableStream<string> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void lines.return(undefined),
  })
}
