const FORMER = {}
// Former addresses of lib/site/redirects.ts: npm run test:unit -- host-redirects --update

// A CloudFront function (runtime 2.0) for viewer requests and viewer responses, before a private S3 bucket
// with out/ in it. S3 knows keys and no folders, so the function names the file of each address.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler({ request, response }) {
  if (response) {
    // Search engines list the pages, not their data and their Markdown.
    if (/\.(md|txt)$/.test(request.uri)) response.headers['x-robots-tag'] = { value: 'noindex' }
    return response
  }
  // One address for each page: the one without ending.
  const plain = request.uri.replace(/^(.+?)(\/|\/index|(\/index)?\.html)$/, '$1')
  const page = FORMER[plain] ?? plain
  if (page !== request.uri) {
    const location = { value: page + queryOf(request) }
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } }
  }
  if (page === '/') request.uri = '/index.html'
  // The name of a version may have dots, too.
  else if (!/\.[a-z]\w+$/i.test(page)) request.uri += '/index.html'
  return request
}

/** The query as it was sent: CloudFront hands it over taken apart, still encoded. */
function queryOf({ querystring }) {
  const pairs = Object.entries(querystring).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map(one => `${name}=${one.value}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
