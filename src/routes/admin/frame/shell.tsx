import { ArrowUpRight, CircleUser, Ellipsis, Images, LogOut, MonitorX, Search } from "lucide";
import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useState, type ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { addresses } from "../../../addresses.ts";
import { useConfirm } from "../../../ui/admin/confirm.tsx";
import { I } from "../../../ui/admin/icon.tsx";
import { callOf, HOME, TABS, type NavItem } from "../../../ui/admin/nav-items.ts";
import { usePortalRoot } from "../../../ui/admin/portal-root.tsx";
import { StarMark } from "../../../ui/admin/star-mark.tsx";
import { useMay, useSession, useSignOut } from "../../../staff/admin/use-session.ts";
import { showPerson } from "../../../staff/admin/show-person.ts";
import { useShop } from "../../../ui/use-shop.ts";
import { SearchDialog } from "./search-dialog.tsx";
import { words as common } from "../../../ui/admin/words.ts";
import { words } from "../words.ts";
import "./shell.css";
import "./tabs.css";

/** Numbers beside a tab; the label says all of it, such as "2 new orders, 1 open payment task". */
type Badge = { count: number; label: string };
export type Badges = Partial<Record<NavItem["name"], Badge>>;

type Props = { badges: Badges; children: ReactNode };

export function Shell({ badges, children }: Props) {
  const [isSearching, setSearching] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // In a text it makes a link.
      if (event.defaultPrevented || event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setSearching(true);
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  const search = () => setSearching(true);
  const shop = useShop().name;
  return (
    <div className="admin-shell">
      <a className="admin-skip-link" href="#work">
        {words().frame.skip}
      </a>
      <Rail badges={badges} shop={shop} onSearch={search} />
      {/* A preview has a main part of its own. */}
      <main className="admin-shell__main" id="work" tabIndex={-1} aria-label={words().frame.brand(shop)}>
        {children}
      </main>
      <BottomBar badges={badges} onSearch={search} />
      <SearchDialog isOpen={isSearching} onClose={() => setSearching(false)} />
    </div>
  );
}

const Count = ({ badge }: { badge?: Badge }) =>
  badge && badge.count > 0 ? (
    <em>
      <b aria-hidden="true">{badge.count > 99 ? "99+" : badge.count}</b>
      <span className="admin-visually-hidden"> {badge.label}</span>
    </em>
  ) : null;

function Item({ item, badge, end }: { item: NavItem; badge?: Badge; end?: boolean }) {
  const { pathname } = useLocation();
  const inside = (
    <>
      <I of={item.icon} />
      <span>{common().nav[item.name]}</span>
      <Count badge={badge} />
    </>
  );
  return item.also ? (
    <Link
      to={item.to}
      title={common().nav[item.name]}
      aria-current={item.also.some((to) => pathname.startsWith(to)) ? "page" : undefined}
    >
      {inside}
    </Link>
  ) : (
    <NavLink to={item.to} end={end} title={common().nav[item.name]}>
      {inside}
    </NavLink>
  );
}

const sumOf = (badges: (Badge | undefined)[]): Badge => {
  const shown = badges.filter((badge) => badge !== undefined && badge.count > 0) as Badge[];
  return {
    count: shown.reduce((sum, { count }) => sum + count, 0),
    label: shown.map(({ label }) => label).join(", "),
  };
};

/** The tabs of the person's role. */
function useTabs(): NavItem[] {
  const may = useMay();
  return TABS.filter((item) => may(callOf(item)));
}

const SearchButton = ({ onSearch }: { onSearch: () => void }) => (
  <button type="button" title={words().frame.searchHint} aria-keyshortcuts="Control+K" onClick={onSearch}>
    <I of={Search} />
    <span>{words().frame.search}</span>
  </button>
);

const Rail = ({ badges, shop, onSearch }: { badges: Badges; shop: string; onSearch: () => void }) => (
  <aside className="admin-rail">
    <Link className="admin-rail__brand" to={HOME.to} aria-label={words().frame.brand(shop)}>
      <StarMark />
      <div>
        <b>{shop}</b> <span>{common().backOffice}</span>
      </div>
    </Link>
    <nav className="admin-nav" aria-label={words().frame.main}>
      <SearchButton onSearch={onSearch} />
      <Item item={HOME} end />
      <hr />
      {useTabs().map((item) => (
        <Item key={item.to} item={item} badge={badges[item.name]} />
      ))}
    </nav>
    <div className="admin-nav admin-nav--foot">
      <Ways />
    </div>
  </aside>
);

/** The ways out: the shop, this session, every session. */
function Ways() {
  const said = words().frame;
  const signOut = useSignOut();
  const confirm = useConfirm();
  const everywhere = async () => {
    if (await confirm(said.everywhere)) signOut.mutate(true);
  };
  const { data: session } = useSession();
  return (
    <>
      <NavLink to={addresses.admin("account")} title={said.account}>
        <I of={CircleUser} />
        <span>{session?.name ? showPerson(session.name) : said.account}</span>
      </NavLink>
      <a href={addresses.merge()} title={said.mergeTool}>
        <I of={Images} />
        <span>{said.mergeTool}</span>
      </a>
      <a href={addresses.home()} title={said.viewShop}>
        <I of={ArrowUpRight} />
        <span>{said.viewShop}</span>
      </a>
      <button type="button" title={said.everywhere.action} onClick={() => void everywhere()}>
        <I of={MonitorX} />
        <span>{said.signOutEverywhere}</span>
      </button>
      <button type="button" title={said.signOut} onClick={() => signOut.mutate(false)}>
        <I of={LogOut} />
        <span>{said.signOut}</span>
      </button>
    </>
  );
}

function BottomBar({ badges, onSearch }: { badges: Badges; onSearch: () => void }) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<string>();
  const tabs = useTabs();
  const rest = tabs.filter((item) => !item.short);
  return (
    <nav className="admin-tabs" aria-label={words().frame.mainShort}>
      {[HOME, ...tabs.filter((item) => item.short)].map((item) => (
        <Item key={item.to} item={item} end={item === HOME} badge={badges[item.name]} />
      ))}
      <Dialog.Root open={opened === pathname} onOpenChange={(open) => setOpened(open ? pathname : undefined)}>
        <Dialog.Trigger
          className="admin-tabs__more"
          aria-current={
            rest.some((item) => [item.to, ...(item.also ?? [])].some((to) => pathname.startsWith(to))) ? "page" : undefined
          }
        >
          <I of={Ellipsis} />
          <span>{words().frame.more}</span>
          <Count badge={sumOf(rest.map(({ name }) => badges[name]))} />
        </Dialog.Trigger>
        <Dialog.Portal container={usePortalRoot()}>
          <Dialog.Overlay className="admin-overlay" />
          <Dialog.Content className="admin-more-sheet" aria-describedby={undefined}>
            <Dialog.Title className="admin-visually-hidden">{words().frame.more}</Dialog.Title>
            <SearchButton
              onSearch={() => {
                setOpened(undefined);
                onSearch();
              }}
            />
            {rest.map((item) => (
              <Item key={item.to} item={item} badge={badges[item.name]} />
            ))}
            <hr />
            <Ways />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </nav>
  );
}
