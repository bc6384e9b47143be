import { Heart, Search, ShoppingBag } from "lucide";
import { Link, useLocation } from "react-router";
import { addresses } from "../../../addresses.ts";
import { useCartCount } from "../../../cart/use-cart.ts";
import { useFavourites } from "../../../favourites/favourites-store.ts";
import { Icon } from "../../../ui/icon.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NAVIGATION, placeOf } from "./navigation.ts";
import { OnItsWay } from "./on-its-way.tsx";
import { PhoneSearch } from "./phone-search.tsx";
import { useShop } from "../../../ui/use-shop.ts";
import { ShopMark } from "./shop-mark.tsx";
import { useHeaderForm } from "./use-header-form.ts";
import "./header.css";

export function Header() {
  const form = useHeaderForm();
  const { pathname } = useLocation();
  return (
    <header className={`head head--${form}`} data-form={form}>
      <div className="page head__in">
        <MobileMenu />
        <div className="head__strip head__home">
          <Logo />
        </div>
        <nav className="head__nav" aria-label="Principal">
          <MainLinks at={placeOf(pathname)} />
        </nav>
        <div className="head__strip head__find">
          <Find />
          <FavouritesLink />
        </div>
        <PhoneSearch />
        <CartLink />
      </div>
      <OnItsWay />
    </header>
  );
}

const Logo = () => (
  <Link className="head__logo" to={addresses.home()} aria-label={`${useShop().name}, inicio`}>
    <ShopMark />
  </Link>
);

const MainLinks = ({ at }: { at: string | undefined }) => (
  <ul>
    {NAVIGATION.map(({ to, label }) => (
      <li key={to}>
        <Link to={to} prefetch="intent" aria-current={at === to ? "page" : undefined}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

const Find = () => (
  <Link className="head__tool" to={`${addresses.catalog()}#buscar`}>
    <Icon of={Search} />
    <span className="head__word">Buscar</span>
  </Link>
);

function FavouritesLink() {
  const { length } = useFavourites();
  return (
    <Link
      className="head__tool head__likes"
      to={addresses.favourites()}
      aria-label={length > 0 ? `Favoritos, ${length}` : "Favoritos"}
    >
      <Icon of={Heart} />
      {length > 0 && (
        <span className="num" aria-hidden>
          {length}
        </span>
      )}
    </Link>
  );
}

function CartLink() {
  const count = useCartCount();
  const said = count > 0 ? `Carrito, ${count} ${count === 1 ? "alfombra" : "alfombras"}` : "Carrito";
  return (
    <Link className="head__tool head__cart" to={addresses.cart()}>
      <span className="vh">{said}</span>
      <Icon of={ShoppingBag} size={21} />
      <span className="head__word" aria-hidden>
        Carrito
      </span>
      {count > 0 && (
        <span className="head__badge num" aria-hidden>
          {count}
        </span>
      )}
    </Link>
  );
}
