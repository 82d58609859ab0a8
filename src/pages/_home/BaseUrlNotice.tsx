import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** The style sheet hides it, so it shows only where no file of the site arrives. */
const id = '__docusaurus-base-url-issue-banner-container';

/** Puts the notice above the page. Styles are set by the script, because the policy of the page forbids attributes. */
function script(baseUrl: string): string {
  const path = JSON.stringify(baseUrl).replaceAll('<', '\\u003c');
  return `document.addEventListener('DOMContentLoaded',function(){
  if(window.docusaurus)return;
  var box=document.createElement('div'),title=document.createElement('p');
  box.id='${id}';
  box.style.cssText='border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px';
  title.style.cssText='font-weight:bold;font-size:30px';
  title.textContent='This site did not load properly.';
  box.append(title,'A very common reason is a wrong baseUrl in docusaurus.config.ts. It is '+${path}+'. We suggest trying baseUrl = '+location.pathname.replace(/\\/?$/,'/'));
  document.body.prepend(box)
})`;
}

/**
 * Says that the site did not load, for whoever published it below another path than it was built for. Only the page as
 * the build wrote it has the script: where React runs, files arrive.
 */
export default function BaseUrlNotice(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  // Nothing of it is in the page, so that hydration finds what it expects.
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script>{script(siteConfig.baseUrl)}</script>
    </Head>
  );
}
