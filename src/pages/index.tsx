import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Card, Cards} from '@site/src/components/Cards';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import BaseUrlNotice from './_home/BaseUrlNotice';
import ChannelStrip from './_home/ChannelStrip';
import Flow from './_home/flow.mdx';
import Hero from './_home/Hero';
import IntegrationGrid from './_home/IntegrationGrid';
import {backEnds, frontEnds} from './_home/IntegrationGrid/integrations';
import Section from './_home/Section';

/** The home page: what Engagespot is, where to start, for developers and for product managers. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="Engagespot documentation: add an in-app inbox and send email, SMS, WhatsApp, push, Slack, Discord and webhook notifications through one API."
    >
      <BaseUrlNotice />
      <main className="container">
        <Hero />
        <Section
          title="Add the inbox to your app"
          lead="Your API key and the user's identifier are all you need for a bell, an unread badge and a real-time feed."
        >
          <IntegrationGrid integrations={frontEnds} columns={4} />
        </Section>
        <Section
          title="Send from your backend"
          lead="One authenticated request triggers a workflow, from any language."
        >
          <IntegrationGrid integrations={backEnds} columns={5} />
        </Section>
        <Section
          title="How a notification travels"
          lead="Your code names the workflow, the recipients and the data. In the Console, you design what happens next."
        >
          <MDXContent>
            <Flow />
          </MDXContent>
        </Section>
        <Section title="Nine channels, one request">
          <ChannelStrip />
        </Section>
        <Section title="For product managers">
          <Cards>
            <Card
              title="Understanding concepts"
              href="/docs/introduction/understanding-concepts"
              icon="book"
            >
              Users, channels, workflows and preferences in one story.
            </Card>
            <Card
              title="The in-app inbox"
              href="/docs/features/in-app-inbox/introduction"
              icon="inbox"
            >
              What your users see, and what you can change.
            </Card>
            <Card
              title="Channels and providers"
              href="/docs/features/channels/concepts/understanding"
              icon="route"
            >
              Which services deliver a message, and how routes choose between them.
            </Card>
            <Card title="Concepts" href="/docs/concepts/overview" icon="layers">
              How an account is organized, from workspace to environment.
            </Card>
          </Cards>
        </Section>
        <Section title="New in 1.5.x">
          <Cards>
            <Card title="Environments" href="/docs/concepts/environment" icon="box">
              Keep development separate from production.
            </Card>
            <Card title="Version control" href="/docs/concepts/version-control" icon="git-branch">
              Publish changes, then migrate them.
            </Card>
            <Card title="Data regions" href="/docs/concepts/data-region" icon="globe">
              US or EU, chosen per workspace.
            </Card>
            <Card title="Layouts" href="/docs/concepts/layouts" icon="layout">
              A shared frame for your emails.
            </Card>
          </Cards>
        </Section>
      </main>
    </Layout>
  );
}
