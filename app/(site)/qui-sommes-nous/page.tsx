import { SitePage } from '@/components/site/frame/site-page';
import { AboutScreen } from '@/components/site/pages/about-screen';
import { staticMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => staticMetadata('/qui-sommes-nous');

export default function AboutPage() {
  return (
    <SitePage address="/qui-sommes-nous" type="AboutPage">
      <AboutScreen />
    </SitePage>
  );
}
