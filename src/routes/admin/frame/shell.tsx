import { ArrowUpRight, CircleUser, Ellipsis, Images, LogOut, MonitorX, Search } from "lucide-react";
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
import { useShop } from "../../../ui/use-shop.ts";
import { SearchDialog } from "./search-dialog.tsx";
import "./shell.css";
import "./tabs.css";

/** Numbers beside a tab; the label says all of it, such as "2 new orders, 1 open payment task". */
type Badge = { count: number; label: string };
export type Badges = Record<string, Badge | undefined>;

type Props = { badges: Badges; children: ReactNode };

export function Shell({ badges, children }: Props) {
  const [isSearching, setSearching] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setSearching(true);
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  const search = () => setSearching(true);
  return (
    <div className="admin-shell">
      <a className="admin-skip-link" href="#work">
        Skip to content
      </a>
      <Rail badges={badges} shop={useShop().name} onSearch={search} />
      <main className="admin-shell__main" id="work" tabIndex={-1}>
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
      <span>{item.label}</span>
      <Count badge={badge} />
    </>
  );
  return item.also ? (
    <Link to={item.to} title={item.label} aria-current={item.also.some((to) => pathname.startsWith(to)) ? "page" : undefined}>
      {inside}
    </Link>
  ) : (
    <NavLink to={item.to} end={end} title={item.label}>
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
  <button type="button" title="Search everything (Ctrl K)" aria-keyshortcuts="Control+K" onClick={onSearch}>
    <I of={Search} />
    <span>Search</span>
  </button>
);

const Rail = ({ badges, shop, onSearch }: { badges: Badges; shop: string; onSearch: () => void }) => (
  <aside className="admin-rail">
    <Link className="admin-rail__brand" to={HOME.to} aria-label={`${shop} Back office`}>
      <StarMark />
      <div>
        <b>{shop}</b> <span>Back office</span>
      </div>
    </Link>
    <nav className="admin-nav" aria-label="Main">
      <SearchButton onSearch={onSearch} />
      <Item item={HOME} end />
      <hr />
      {useTabs().map((item) => (
        <Item key={item.to} item={item} badge={badges[item.label]} />
      ))}
    </nav>
    <div className="admin-nav admin-nav--foot">
      <Ways />
    </div>
  </aside>
);

/** The ways out: the shop, this session, every session. */
function Ways() {
  const signOut = useSignOut();
  const confirm = useConfirm();
  const everywhere = async () => {
    const question = { title: "Sign out everywhere?", text: "Every browser that is signed in will ask for the password again." };
    if (await confirm({ ...question, action: "Sign out everywhere", keep: "Stay" })) signOut.mutate(true);
  };
  const { data: session } = useSession();
  return (
    <>
      <NavLink to={addresses.admin("account")} title="Your account">
        <I of={CircleUser} />
        <span>{session?.name ?? "Your account"}</span>
      </NavLink>
      <a href={addresses.merge()} title="Merge tool">
        <I of={Images} />
        <span>Merge tool</span>
      </a>
      <a href={addresses.home()} title="View shop">
        <I of={ArrowUpRight} />
        <span>View shop</span>
      </a>
      <button type="button" title="Sign out everywhere" onClick={() => void everywhere()}>
        <I of={MonitorX} />
        <span>Sign out everywhere</span>
      </button>
      <button type="button" title="Sign out" onClick={() => signOut.mutate(false)}>
        <I of={LogOut} />
        <span>Sign out</span>
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
    <nav className="admin-tabs" aria-label="Main, short">
      {[HOME, ...tabs.filter((item) => item.short)].map((item) => (
        <Item key={item.to} item={item} end={item === HOME} badge={badges[item.label]} />
      ))}
      <Dialog.Root open={opened === pathname} onOpenChange={(open) => setOpened(open ? pathname : undefined)}>
        <Dialog.Trigger
          className="admin-tabs__more"
          aria-current={
            rest.some((item) => [item.to, ...(item.also ?? [])].some((to) => pathname.startsWith(to))) ? "page" : undefined
          }
        >
          <I of={Ellipsis} />
          <span>More</span>
          <Count badge={sumOf(rest.map(({ label }) => badges[label]))} />
        </Dialog.Trigger>
        <Dialog.Portal container={usePortalRoot()}>
          <Dialog.Overlay className="admin-overlay" />
          <Dialog.Content className="admin-more-sheet" aria-describedby={undefined}>
            <Dialog.Title className="admin-visually-hidden">More</Dialog.Title>
            <SearchButton
              onSearch={() => {
                setOpened(undefined);
                onSearch();
              }}
            />
            {rest.map((item) => (
              <Item key={item.to} item={item} badge={badges[item.label]} />
            ))}
            <hr />
            <Ways />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </nav>
  );
}
