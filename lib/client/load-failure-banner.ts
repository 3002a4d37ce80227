const TITLE = 'Your site did not load properly'
const REASON =
  'Its scripts could not be fetched. A wrong base URL in the configuration is the usual reason.'
const STYLE =
  'margin:20px;padding:20px;border:thick solid #c00;background:#fff4e0;color:#000;font-family:sans-serif'

/**
 * Runs on the home page. Once everything has loaded or failed, it looks whether the framework's scripts
 * arrived (`window.next`), and says so above the page if not. The text is in no HTML, so that nobody
 * indexes it, the base path is read from the page, so that the script and with it the policy's hash is
 * the same on any, and the style is set through the DOM, where a content security policy allows it.
 */
export const loadFailureBanner = `addEventListener("load",()=>{
if(window.next)return;
const box=document.createElement("div");
box.setAttribute("role","alert");
box.style.cssText=${JSON.stringify(STYLE)};
const say=(tag,text)=>{const line=document.createElement(tag);line.textContent=text;box.append(line);return line};
say("strong",${JSON.stringify(TITLE)}).style.fontSize="30px";
say("p",${JSON.stringify(REASON)});
const base=document.querySelector("link[rel=icon]").getAttribute("href").replace("favicon.svg","");
say("p","The configured base URL is "+base+(base==="/"?" (default value)":"")+". From this address it looks as if it should be "+location.pathname.replace(/\\/*$/,"/")+".");
document.body.prepend(box)})`
