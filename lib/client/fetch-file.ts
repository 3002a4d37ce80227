/** What readers are told where a host that wants them to sign in answers for a file with its own page. */
export const SIGN_IN = 'You may need to sign in again. Reload the page.'

/** Its message tells readers why there is no file. */
export class FetchError extends Error {}

export class SignInError extends FetchError {
  override message = SIGN_IN
}

/** The start of an HTML document, which no file of the site but its pages has. */
const DOCUMENT = /^\s*<(!doctype|html)\b/i

/**
 * Fetches a file of the site that is not a page.
 * @param url with the base path
 * @throws SignInError when a page arrives instead
 * @throws FetchError with the URL when the file cannot be fetched
 */
export async function fetchFile(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options).catch(() => undefined)
  if (!response?.ok) throw new FetchError(`${url} could not be fetched.`)
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new SignInError()
  return response
}

/** The text of a file; see `fetchFile`. */
export async function fetchText(url: string): Promise<string> {
  const text = await (await fetchFile(url)).text()
  if (DOCUMENT.test(text)) throw new SignInError()
  return text
}

/**
 * The data of a file; see `fetchFile`.
 * @param key that its object has, if it always has the same
 */
export async function fetchData<Data extends object>(
  url: string,
  key?: keyof Data & string,
  options?: RequestInit,
): Promise<Data> {
  const response = await fetchFile(url, options)
  const data = await response.json().catch(() => undefined)
  if (!(data instanceof Object) || (key && !(key in data))) throw new SignInError()
  return data
}
