// Made from /api/openapi.json by client/types-of.ts.
export interface paths {
    "/api/package-setting/category/get-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories in the order of the menus */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/category/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packages of a category, by name */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/header/footer-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approved scripts for the end of public pages */
        get: operations["listFooterScripts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/header/header-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approved scripts for the head of public pages */
        get: operations["listHeaderScripts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/header/band": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The phone number of the band above the header */
        get: operations["getBand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logo/logo1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The logo of the header */
        get: operations["getLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/headerCity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The places of a state, those most packages stop at first */
        get: operations["listPlacesOfState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/destinationHeader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The states and union territories of the destinations menu, by name */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homefooter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Themed experiences (category3), famous cities (category6) and famous attractions (category7) */
        get: operations["getHomeFooter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/homefooter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Themed experiences (category3), famous cities (category6) and famous attractions (category7) */
        get: operations["getHomeFooterOfHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every package by name, or the 50 that fit a question best */
        get: operations["searchPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How packages are rated, by package name */
        get: operations["listRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What travellers wrote, last travelled first unless sorted by stars */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/package/{package}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A package whole, with the dates it leaves on */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole price of a package for a party, and how it came about
         * @description Nothing is stored or held. Without a date the usual prices count, without a season.
         */
        get: operations["priceJourney"];
        put?: never;
        /**
         * A price that is promised for a time, and may be booked
         * @description Of a package for a party, or of a class of car for a trip.
         */
        post: operations["makeQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/filter-india-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages all over India, or of a state, city, sight or category */
        get: operations["listIndiaPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/filter-city-state-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages of a state or a city */
        get: operations["listPlacePackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/specility-filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages of all specialities */
        get: operations["listSpecialityPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/filter-category-wise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages of a category */
        get: operations["listCategoryPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cars/public/filter-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classes of car that fit */
        get: operations["listCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cars/public/{detail}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A class of car that can be hired with a driver */
        get: operations["getCar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole fare of a trip in a class of car */
        get: operations["getFare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/octo/supplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who runs the site, as OCTO says it */
        get: operations["octoSupplier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/octo/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every package with departures on sale */
        get: operations["octoProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/octo/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A package with departures on sale */
        get: operations["octoProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/octo/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Departures of an option between two days, or by their ids, with the seats of this moment */
        post: operations["octoAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/octo/availability/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Each day between two with the seats of what leaves on it */
        post: operations["octoCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a mobile, to sign up or to set a new password */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a new code in place of the last one */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a code back; a cookie then allows one sign-up or one new password */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account for a mobile just verified */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password for the account of a mobile just verified; every session of it ends */
        post: operations["setForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session, which a cookie holds */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of the cookie */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and until when */
        get: operations["getSession"];
        put?: never;
        /** The session anew; what is sent along changes nothing */
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/csrf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The token every form of these calls is sent with; its other half is a cookie */
        get: operations["getCsrfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to sign in */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signin/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in with an identity provider */
        post: operations["signInWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where an identity provider sends the browser back to */
        get: operations["returnFromProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["signInWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of the cookie */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the session client complains of: only its kind is kept */
        post: operations["logOfSessionClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A departure with its seats as they are now */
        get: operations["getDeparture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A quote by its token */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hold the seats of a quote for fifteen minutes, at exactly its total */
        post: operations["holdSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A booking, for its token or the session of who made it */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fifteen minutes more, once; or the seats of a hold that ended again, while they are there */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an order for a part at a payment provider */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change would cost; with the quote of a change, the change itself
         * @description Where the date was called off and while `chooseUntil` stands, another `departure` (or `startsOn`, of a date of one’s own, `date` of a car) at no charge, for what was paid or less; the same people travel, and anything else is refused with not-allowed.
         */
        post: operations["amendBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What comes back if the booking is cancelled today, in paise */
        get: operations["getCancellation"];
        put?: never;
        /** Cancel, and have exactly the quoted refund go back */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in person saved and looked at */
        get: operations["getWishlist"];
        /** Join a device’s lists to the person’s own */
        put: operations["joinWishlist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/{package}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a package */
        put: operations["savePackage"];
        post?: never;
        /** Save a package no longer */
        delete: operations["forgetSavedPackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewed/{package}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note that a package was looked at */
        put: operations["noteViewedPackage"];
        post?: never;
        /** Forget that a package was looked at */
        delete: operations["forgetViewedPackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget everything looked at */
        delete: operations["forgetViewedPackages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/stamp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Marks when a form was first touched: what is sent within three seconds of it was typed by nobody */
        get: operations["stampEnquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the operator something
         * @description Answered as JSON where `Accept: application/json` asks for it.
         */
        post: operations["sendEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the newsletter: a mail brings the link that confirms it
         * @description Answered as JSON where `Accept: application/json` asks for it.
         */
        post: operations["joinNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm it
         * @description Answered as JSON where `Accept: application/json` asks for it.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get it no longer
         * @description Answered as JSON where `Accept: application/json` asks for it.
         */
        post: operations["leaveNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Category: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /**
             * @description The name.
             * @example Hill Station Tours
             */
            category: string;
            /**
             * @description Its page is /speciality-tours/{url}.
             * @example hill-station-tours
             */
            url: string;
            /** @enum {string} */
            kind: "speciality" | "experience";
            /** @example 21 */
            packageCount: number;
        };
        Message: {
            /**
             * @description What went wrong or what was done, in words a visitor may read.
             * @example Done.
             */
            message: string;
            /** @description The same as a word for programs: calls of our own, and 405. */
            reason?: string;
        };
        ListedPackage: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /** @example Tea hills of Munnar */
            name: string;
            /**
             * @description Its page is /package/{url}.
             * @example munnar-tea-country
             */
            url: string;
            /** @example 3 */
            days: number;
            /**
             * @description Mean of 1 to 5 with one decimal; "0" while nobody has rated it.
             * @example 4.6
             */
            packageRating: string;
            /** @example 12 */
            ratingCount: number;
            /** @description True when the ratings are samples nobody really gave. */
            ratingIsDemo: boolean;
            /**
             * @description Paise for one adult on twin sharing, GST included.
             * @example 1942500
             */
            fromPaise: number;
            category: components["schemas"]["CategoryLink"];
            uploads: components["schemas"]["Upload"][];
        };
        CategoryLink: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /**
             * @description The name.
             * @example Hill Station Tours
             */
            category: string;
            /** @example hill-station-tours */
            url: string;
        };
        Upload: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /**
             * @description A WebP of the picture, at most 768 pixels wide.
             * @example /media/ab12/768.webp
             */
            path: string;
            /** @example Poster of Munnar: tea gardens at dawn */
            alt: string;
            /**
             * @description Pixels of the file at `path`.
             * @example 768
             */
            width: number;
            /** @example 576 */
            height: number;
        };
        City: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /** @example Munnar */
            name: string;
            /**
             * @description Its page is /india/{url}-tour-packages.
             * @example munnar
             */
            url: string;
            /** @example IN-KL */
            stateCode: string;
        };
        StateGlimpse: {
            /** @example Backwaters, tea hills and a long coast. Best from September to March. */
            words: string;
            uploads: components["schemas"]["Upload"][];
        };
        State: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /** @example Kerala */
            name: string;
            /**
             * @description Its page is /india/{url}-tour-packages.
             * @example kerala
             */
            url: string;
            /** @example IN-KL */
            code: string;
        };
        /**
         * @example {
         *       "_id": "4k1m9x2c7q8v3n5b6z0a",
         *       "category": "category6",
         *       "name": "Famous cities",
         *       "options": [
         *         {
         *           "_id": "9v3n5b6z0a4k1m2c7q8x",
         *           "name": "Munnar",
         *           "selectedItem": "munnar",
         *           "url": "/india/munnar-tour-packages"
         *         }
         *       ]
         *     }
         */
        HomeFooterEntry: {
            _id: string;
            /** @enum {string} */
            category: "category3" | "category6" | "category7";
            name: string;
            options: {
                _id: string;
                name: string;
                selectedItem: string;
                url: string;
            }[];
        };
        FoundPackage: components["schemas"]["ListedPackage"] & {
            /**
             * @description Paise for one adult on twin sharing, GST included; on the cheapest of the days `q` asks for.
             * @example 1942500
             */
            fromPaise?: number;
            /**
             * @description The places it stays at, in order; where `q` is asked.
             * @example [
             *       "Munnar",
             *       "Thekkady",
             *       "Alappuzha"
             *     ]
             */
            halts?: string[];
            /**
             * @description What the address of its page ends with to show that day; where `q` asks for days or a city.
             * @example date=2026-12-26&from=kochi
             */
            dayQuery?: string;
        };
        UnderstoodPiece: {
            /**
             * @description The part of the question, as typed.
             * @example under 20k
             */
            text: string;
            /**
             * @description What it was read as.
             * @example Under ₹20,000
             */
            says: string;
            /**
             * @description The filter it sets, or the place or the party it names.
             * @example price
             * @enum {string}
             */
            key: "price" | "days" | "category" | "themes" | "tags" | "month" | "dates" | "from" | "via" | "difficulty" | "rating" | "group" | "near" | "party" | "sort" | "except" | "unsold" | "wish";
            /**
             * @description The question without that part.
             * @example 3 days from delhi
             */
            without: string;
        };
        PlaceNamed: {
            /**
             * @example city
             * @enum {string}
             */
            kind: "page" | "state" | "city" | "category" | "attraction";
            /** @example Munnar */
            name: string;
            /**
             * @description How its address ends.
             * @example munnar
             */
            url: string;
        };
        Rating: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            package: components["schemas"]["PackageLink"];
            /**
             * @description Mean of 1 to 5 with one decimal; "0" while nobody has rated it.
             * @example 4.6
             */
            packageRating: string;
            /** @example 4.6 */
            average: number;
            /** @example 3 */
            count: number;
            /** @description How many gave so many stars. */
            distribution: {
                /** @example 3 */
                1: number;
                /** @example 3 */
                2: number;
                /** @example 3 */
                3: number;
                /** @example 3 */
                4: number;
                /** @example 3 */
                5: number;
            };
            /** @description True for sample words nobody really wrote. */
            isDemo: boolean;
        };
        PackageLink: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /** @example Tea hills of Munnar */
            name: string;
            /** @example munnar-tea-country */
            url: string;
        };
        Review: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            package: components["schemas"]["PackageLink"];
            /**
             * @description 1 to 5 stars.
             * @example 5
             */
            rating: number;
            /** @example Green and calm */
            title: string;
            /** @example The driver knew every bend. */
            text: string;
            /** @example Asha */
            author: string;
            /**
             * @description Where the author lives.
             * @example Pune
             */
            from: string;
            /** @example 2026-03-10 */
            travelledOn: string;
            /**
             * @description What the operator answered; null where nothing.
             * @example Come again.
             */
            reply: string | null;
            /** @description True for sample words nobody really wrote. */
            isDemo: boolean;
        };
        Package: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /** @example Tea hills of Munnar */
            name: string;
            /**
             * @description Its page is /package/{url}.
             * @example munnar-tea-country
             */
            url: string;
            /** @example 3 */
            days: number;
            /**
             * @description Mean of 1 to 5 with one decimal; "0" while nobody has rated it.
             * @example 4.6
             */
            packageRating: string;
            /** @example 12 */
            ratingCount: number;
            /** @description True when the ratings are samples nobody really gave. */
            ratingIsDemo: boolean;
            /**
             * @description Paise for one adult on twin sharing, GST included.
             * @example 1942500
             */
            fromPaise: number;
            category: components["schemas"]["CategoryLink"];
            uploads: components["schemas"]["Upload"][];
            /** @enum {string} */
            kind: "tour" | "trek" | "break";
            /**
             * @example comfort
             * @enum {string}
             */
            comfort: "standard" | "comfort" | "premium";
            /** @example 2 */
            nights: number;
            categories: components["schemas"]["CategoryLink"][];
            /**
             * @example [
             *       "IN-KL"
             *     ]
             */
            stateCodes: string[];
            /** @example Two nights among the tea. */
            summary: string;
            /** @example Two nights above Kochi, out by the tea road and back by the cardamom one. */
            intro: string;
            /**
             * @example [
             *       "Eravikulam at first light"
             *     ]
             */
            highlights: string[];
            /**
             * @example [
             *       "Two nights in a hotel",
             *       "Car and driver"
             *     ]
             */
            inclusions: string[];
            /**
             * @example [
             *       "Flights"
             *     ]
             */
            exclusions: string[];
            /**
             * @description Months it is best in, 1 to 12.
             * @example [
             *       10,
             *       11,
             *       12
             *     ]
             */
            months: number[];
            /**
             * @example [
             *       "tea",
             *       "hills"
             *     ]
             */
            tags: string[];
            /** @enum {string|null} */
            difficulty: "easy" | "easy-moderate" | "moderate" | "moderate-difficult" | "difficult" | null;
            maxAltitudeM: number | null;
            distanceKm: number | null;
            /** @example Kochi */
            startCity: string;
            /** @example Kochi */
            endCity: string;
            /** @example 2 */
            groupMin: number;
            /** @example 12 */
            groupMax: number;
            /** @description Whether who is under two takes a seat; else they sit on a lap. */
            infantsHaveSeats: boolean;
            grid: components["schemas"]["PriceGrid"];
            /**
             * @description Dates of one’s own: how many days ahead one is asked for, how many before it leaves it is last booked, and for how many people at most; null is `groupMax`. A day on which the journey cannot be (a road or a shrine is shut, a festival is elsewhere in the year, there is no snow to ski on) is refused as `not-then`, with the nearest on which it can.
             * @example {
             *       "areSold": true,
             *       "leadDays": 5,
             *       "cutoffDays": 1,
             *       "mostPeople": null
             *     }
             */
            ownDates: {
                areSold: boolean;
                leadDays: number;
                cutoffDays: number;
                mostPeople: number | null;
            };
            rates: components["schemas"]["PackageRates"];
            /**
             * @example TOUR_5
             * @enum {string}
             */
            gstScheme: "TOUR_5" | "TOUR_18";
            /** @example 5 */
            gstPercent: number;
            stops: {
                /** @example Munnar */
                name: string;
                /** @example munnar */
                url: string;
                /**
                 * @description Opaque; keep it as it is.
                 * @example 4k1m9x2c7q8v3n5b6z0a
                 */
                _id: string;
                /** @example IN-KL */
                stateCode: string;
                /** @example 10.0889 */
                lat: number;
                /** @example 77.0595 */
                lon: number;
                /** @example 2 */
                nights: number;
            }[];
            itinerary: components["schemas"]["ItineraryDay"][];
            /**
             * @example [
             *       {
             *         "question": "Is it cold?",
             *         "answer": "In December the nights come close to freezing."
             *       }
             *     ]
             */
            questions: {
                question: string;
                answer: string;
            }[];
            /** @description From today on, soonest first; cancelled ones are left out. */
            departures: components["schemas"]["Departure"][];
            /**
             * Format: date-time
             * @example 2026-11-20T06:00:00.000Z
             */
            updatedAt: string;
        };
        /** @description Paise for one person before GST; null where the package has no such price. */
        PriceGrid: {
            /** @example 1850000 */
            twinPaise: number;
            singlePaise: number | null;
            triplePaise: number | null;
            quadPaise: number | null;
            childWithBedPaise: number | null;
            childNoBedPaise: number | null;
            /** @example 0 */
            infantPaise: number;
        };
        /** @description How the price of a party is made from the grid. */
        PackageRates: {
            /**
             * @description A price a head for each kind of room, or twin rooms with an extra bed.
             * @enum {string}
             */
            model: "SHARING_GRID" | "TWIN_PLUS_EXTRA_BED";
            /**
             * @description Completed years on the day of departure; nobody younger than `youngest` may come.
             * @example {
             *       "infantUnder": 2,
             *       "olderInfantUnder": 5,
             *       "adultFrom": 12,
             *       "youngest": 0
             *     }
             */
            ageBands: {
                infantUnder: number;
                olderInfantUnder: number;
                adultFrom: number;
                youngest: number;
            };
            singleSupplementPaise: number | null;
            /**
             * @description On dates of one’s own the grid moves by `percent`; days are MM-DD, both included.
             * @example [
             *       {
             *         "name": "Christmas",
             *         "from": "12-20",
             *         "to": "12-31",
             *         "percent": 12
             *       }
             *     ]
             */
            seasons: {
                name: string;
                from: string;
                to: string;
                percent: number;
            }[];
            /**
             * @example [
             *       {
             *         "fromPeople": 10,
             *         "percentOff": 5
             *       }
             *     ]
             */
            groupSlabs: {
                fromPeople: number;
                percentOff: number;
            }[];
            /**
             * @description What may be added; paise before GST.
             * @example [
             *       {
             *         "id": "guide",
             *         "name": "A local guide for a day",
             *         "pricePaise": 220000,
             *         "per": "booking"
             *       }
             *     ]
             */
            extras: {
                id: string;
                name: string;
                pricePaise: number;
                /** @enum {string} */
                per: "person" | "booking" | "person-day" | "booking-day";
            }[];
            /**
             * @description Where it takes travellers in on its first day, where it leaves from its start city: one may be chosen. Paise before GST, 0 is free; `person` counts everybody who comes.
             * @example [
             *       {
             *         "id": "majestic",
             *         "place": "Majestic",
             *         "at": "21:30",
             *         "pricePaise": 0,
             *         "per": "booking"
             *       }
             *     ]
             */
            pickups?: {
                id: string;
                place: string;
                at: string;
                pricePaise: number;
                /** @enum {string} */
                per: "person" | "booking";
            }[];
            /**
             * @description Where one comes to in its start city without a pick-up, and the hour to be there by; no hour where any will do.
             * @example {
             *       "place": "New Delhi station",
             *       "at": "19:00"
             *     }
             */
            meeting?: {
                place: string;
                at?: string;
            };
        };
        ItineraryDay: {
            /** @example 1 */
            day: number;
            /** @example Kochi to Munnar */
            title: string;
            /** @example Up by the waterfalls, tea by four. */
            text: string;
            /**
             * @example {
             *       "name": "Munnar",
             *       "url": "munnar"
             *     }
             */
            overnight: {
                name: string;
                url: string | null;
            } | null;
            /** @example A hotel among the tea */
            stay: string | null;
            /**
             * @description Those that come with the night of this day: dinner that evening, breakfast the next morning, a lunch with `all`.
             * @example breakfast
             * @enum {string}
             */
            meals: "none" | "breakfast" | "breakfast-dinner" | "all";
            km: number | null;
            hours: number | null;
            /** @enum {string|null} */
            travel: "road" | "walk" | "pony" | "boat" | "train" | "flight" | null;
            /** @description Where a day goes by several means, or on foot: `km`, `hours` and `travel` are of all of them. */
            legs?: components["schemas"]["ItineraryLeg"][];
            altitudeM: number | null;
            highestM: number | null;
            sights: {
                /** @example Munnar */
                name: string;
                /** @example munnar */
                url: string;
                /**
                 * @description The hours it is kept for, in India.
                 * @example [
                 *       "04:30"
                 *     ]
                 */
                at?: string[];
            }[];
            /**
             * @description The hour it begins, in India: when one is to be there on day 1. Absent where any hour will do.
             * @example 12:00
             */
            begins?: string;
        };
        ItineraryLeg: {
            /**
             * @example walk
             * @enum {string}
             */
            by: "road" | "walk" | "pony" | "boat" | "train" | "flight";
            /** @example 16 */
            km: number;
            /**
             * @description Null where one sleeps on the way.
             * @example 9
             */
            hours: number | null;
            /**
             * @description Metres climbed.
             * @example 1600
             */
            upM?: number;
            /**
             * @description Metres come down.
             * @example 0
             */
            downM?: number;
        };
        Departure: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /**
             * @description The day it leaves, in India.
             * @example 2026-12-12
             */
            depardate: string;
            /** @example Tea hills of Munnar */
            packagename: string;
            /**
             * @description Whole rupees: packagePricePaise by a hundred.
             * @example 21000
             */
            packageprice: number;
            /**
             * @description Paise for one adult on twin sharing, GST included.
             * @example 2100000
             */
            packagePricePaise: number;
            /** @example Kochi */
            departureCity: string;
            /** @enum {string} */
            status: "scheduled" | "guaranteed" | "closed" | "cancelled";
            /**
             * @description Seats nobody has paid for or holds.
             * @example 7
             */
            seatsLeft: number;
            /** @description Whether it may still be chosen. */
            isOpen: boolean;
        };
        Quote: {
            /**
             * @example {
             *       "_id": "4k1m9x2c7q8v3n5b6z0a",
             *       "name": "Tea hills of Munnar",
             *       "url": "munnar-tea-country"
             *     }
             */
            package: {
                /**
                 * @description Opaque; keep it as it is.
                 * @example 4k1m9x2c7q8v3n5b6z0a
                 */
                _id: string;
                name: string;
                url: string;
            };
            /**
             * @description The departure of that day, where one is open.
             * @example {
             *       "_id": "8n3v5b6z0a4k1m9x2c7q",
             *       "depardate": "2026-12-12",
             *       "departureCity": "Kochi"
             *     }
             */
            departure: {
                /**
                 * @description Opaque; keep it as it is.
                 * @example 4k1m9x2c7q8v3n5b6z0a
                 */
                _id: string;
                depardate: string;
                departureCity: string;
            } | null;
            party: components["schemas"]["PackageState"];
            rooms: components["schemas"]["PlannedRoom"][];
            /** @example 1 triple room for 2 adults, 1 child with a bed and 1 child without a bed */
            roomsText: string;
            lines: components["schemas"]["QuoteLine"][];
            /**
             * @example TOUR_5
             * @enum {string}
             */
            gstScheme: "TOUR_5" | "TOUR_18";
            /**
             * @description What the lines come to.
             * @example 5450000
             */
            taxablePaise: number;
            taxes: components["schemas"]["TaxLine"][];
            /** @example 0 */
            roundOffPaise: number;
            /**
             * @description What the party pays.
             * @example 5722500
             */
            totalPaise: number;
            /**
             * @description The total by the number of people, to the rupee.
             * @example 1430600
             */
            perPersonPaise: number;
            /**
             * @description Which of the two was asked for.
             * @enum {string}
             */
            per: "total" | "person";
            /**
             * @description What is due when; `dueOn` null is on booking, `percent` null a fixed amount. Empty without a date.
             * @example [
             *       {
             *         "percent": 25,
             *         "paise": 1430600,
             *         "dueOn": null
             *       }
             *     ]
             */
            payments: {
                percent: number | null;
                paise: number;
                dueOn: string | null;
            }[];
            /**
             * @description How the price came about, step by step.
             * @example [
             *       "2 adults on twin sharing at 18,500"
             *     ]
             */
            trace: string[];
        };
        /**
         * @example {
         *       "adult": 2,
         *       "child": 2,
         *       "infant": 0,
         *       "infant1": 0,
         *       "singleRoom": 0,
         *       "twinRoom": 0,
         *       "tripleRoom": 1,
         *       "quardRoom": 0,
         *       "childAges": [
         *         9,
         *         6
         *       ],
         *       "infantAges": []
         *     }
         */
        PackageState: {
            /** @example 1 */
            adult: number;
            /** @example 1 */
            child: number;
            /**
             * @description Under two.
             * @example 1
             */
            infant: number;
            /**
             * @description Two to under five.
             * @example 1
             */
            infant1: number;
            /** @example 1 */
            singleRoom: number;
            /** @example 1 */
            twinRoom: number;
            /** @example 1 */
            tripleRoom: number;
            /** @example 1 */
            quardRoom: number;
            childAges: number[];
            infantAges: number[];
        };
        /**
         * @example {
         *       "kind": "triple",
         *       "use": "own",
         *       "adults": 2,
         *       "young": 0,
         *       "inAdultBed": 0,
         *       "withBed": 1,
         *       "noBed": 1,
         *       "infants": 0
         *     }
         */
        PlannedRoom: {
            /** @enum {string} */
            kind: "single" | "twin" | "triple" | "quad";
            /**
             * @description A twin for one at the single price, or one whose other bed is another traveller’s.
             * @enum {string}
             */
            use: "own" | "alone" | "shared";
            /** @example 1 */
            adults: number;
            /**
             * @description Under eighteen, paying as adults.
             * @example 1
             */
            young: number;
            /**
             * @description Children who pay as adults: the first two beds of a room are adults’ beds.
             * @example 1
             */
            inAdultBed: number;
            /** @example 1 */
            withBed: number;
            /** @example 1 */
            noBed: number;
            /** @example 1 */
            infants: number;
        };
        QuoteLine: {
            /** @enum {string} */
            kind: "person" | "extra" | "slab" | "promotion";
            /** @example Triple sharing */
            name: string;
            /** @example 2 */
            count: number;
            /** @example 1700000 */
            eachPaise: number;
            /**
             * @description `count` times `eachPaise`; negative where it is taken off.
             * @example 3400000
             */
            paise: number;
            /**
             * @description Its share of everything taken off.
             * @example 0
             */
            discountPaise: number;
        };
        TaxLine: {
            /** @enum {string} */
            tax: "CGST" | "SGST" | "IGST" | "TCS";
            /** @example 2.5 */
            percent: number;
            /** @example 136250 */
            paise: number;
        };
        NotQuoted: {
            message: string;
            /** @example too-young */
            reason?: string;
            /** @description What is wrong, by parameter. */
            fields?: {
                [key: string]: string;
            };
        };
        Car: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /** @example Sedan */
            name: string;
            /** @example sedan */
            url: string;
            /** @example Sedan */
            category: string;
            /**
             * @example [
             *       "Maruti Suzuki Dzire"
             *     ]
             */
            models: string[];
            /** @example 4 */
            seats: number;
            /** @example 2 */
            largeBags: number;
            /** @example 2 */
            smallBags: number;
            airConditioned: boolean;
            /**
             * @example [
             *       "petrol",
             *       "CNG"
             *     ]
             */
            fuels: string[];
            /**
             * @description Paise with GST for the shortest outstation day: the minimum kilometres and the driver.
             * @example 386400
             */
            dayPaise: number;
            /** @enum {string} */
            gstScheme: "CAR_5" | "CAR_18";
            /** @example 5 */
            gstPercent: number;
            /**
             * @description Paise before GST, fuel included.
             * @example 1300
             */
            perKmPaise: number;
            /**
             * @description Paise before GST, fuel included.
             * @example 1300
             */
            perKmOneWayPaise: number | null;
            /**
             * @description Kilometres charged for each day at least.
             * @example 250
             */
            minKmPerDay: number;
            /**
             * @description Paise before GST, fuel included.
             * @example 1300
             */
            driverAllowancePaise: number;
            /**
             * @description Paise before GST, fuel included.
             * @example 1300
             */
            nightChargePaise: number;
            /**
             * @description Paise before GST, fuel included.
             * @example 1300
             */
            local4h40kmPaise: number | null;
            /**
             * @description Paise before GST, fuel included.
             * @example 1300
             */
            local8h80kmPaise: number | null;
            /**
             * @description Paise before GST, fuel included.
             * @example 1300
             */
            local12h120kmPaise: number | null;
            /**
             * @description Paise before GST, fuel included.
             * @example 1300
             */
            extraKmPaise: number;
            /**
             * @description Paise before GST, fuel included.
             * @example 1300
             */
            extraHourPaise: number | null;
            /**
             * @description The shortest hire it is meant for, in days.
             * @example 1
             */
            leastDays: number;
            /**
             * @description The longest hire it is meant for, in days.
             * @example 10
             */
            mostDays: number;
            /** @example Room for four and two cases. */
            summary: string;
            /**
             * @example [
             *       "The car most families hire."
             *     ]
             */
            about: string[];
            /**
             * @example [
             *       "family"
             *     ]
             */
            tags: string[];
            uploads: components["schemas"]["Upload"][];
        };
        Fare: {
            /**
             * @example {
             *       "name": "Sedan",
             *       "url": "sedan"
             *     }
             */
            car: {
                name: string;
                url: string;
            };
            /** @enum {string} */
            trip: "round-trip" | "one-way" | "local" | "airport";
            /** @example 2026-12-05 */
            date: string | null;
            /**
             * @description Kilometres of the trip as planned.
             * @example 560
             */
            km: number;
            /**
             * @description Kilometres the fare holds.
             * @example 750
             */
            chargeableKm: number;
            /**
             * @description Calendar days.
             * @example 3
             */
            days: number;
            /**
             * @description Nights driven into.
             * @example 0
             */
            nights: number;
            /**
             * @description A road of it is estimated from the map.
             * @example false
             */
            isEstimate: boolean;
            legs: {
                /** @example New Delhi */
                from: string;
                /** @example Jaipur */
                to: string;
                /** @example 280 */
                km: number;
                /** @example 5.5 */
                hours: number;
                /** @enum {string} */
                basis: "known" | "by-way" | "estimate";
                /**
                 * @description Places on the way it is known by.
                 * @example [
                 *       "Neemrana"
                 *     ]
                 */
                by: string[];
            }[];
            /**
             * @description What was named that lies beside a place of ours, and the place the fare is reckoned from or to.
             * @example [
             *       {
             *         "said": "Noida",
             *         "as": "New Delhi"
             *       }
             *     ]
             */
            reckoned: {
                said: string;
                as: string;
            }[];
            /**
             * @description They add up to taxablePaise.
             * @example [
             *       {
             *         "kind": "distance",
             *         "words": "750 km at 11",
             *         "paise": 825000
             *       }
             *     ]
             */
            lines: {
                kind: string;
                words: string;
                /**
                 * @description Paise.
                 * @example 825000
                 */
                paise: number;
            }[];
            /**
             * @description Paise.
             * @example 825000
             */
            taxablePaise: number;
            gst: {
                /** @enum {string} */
                scheme: "CAR_5" | "CAR_18";
                /** @example 9966 */
                heading: string;
                /** @example 5 */
                percent: number;
                taxes: {
                    /** @example IGST */
                    tax: string;
                    /** @example 5 */
                    percent: number;
                    /**
                     * @description Paise.
                     * @example 41250
                     */
                    paise: number;
                }[];
                /** @example false */
                reverseCharge: boolean;
            };
            /**
             * @description Paise.
             * @example 866250
             */
            beforeRoundOffPaise: number;
            /**
             * @description Paise.
             * @example 50
             */
            roundOffPaise: number;
            /**
             * @description What one pays, to the rupee.
             * @example 866300
             */
            totalPaise: number;
            /**
             * @description Paid on the road against slips, not in the total; the bands are estimates.
             * @example [
             *       {
             *         "kind": "toll",
             *         "name": "Tolls",
             *         "why": "As the plazas charge.",
             *         "fromPaise": 60000,
             *         "toPaise": 90000
             *       }
             *     ]
             */
            atActuals: {
                kind: string;
                name: string;
                why: string;
                /**
                 * @description Paise.
                 * @example 825000
                 */
                fromPaise: number;
                /**
                 * @description Paise.
                 * @example 825000
                 */
                toPaise: number;
            }[];
            /**
             * @example [
             *       "Entry tickets"
             *     ]
             */
            notIncluded: string[];
        };
        UnclearTrip: {
            message: string;
            /**
             * @description Of the first field.
             * @example unknown-place
             */
            reason: string;
            /** @description What is wrong, by parameter. */
            fields: {
                [key: string]: string;
            };
        };
        OctoSupplier: {
            /** @example your-tours */
            id: string;
            /** @example Your Tours */
            name: string;
            /** @example https://www.your-tours.in/api/octo */
            endpoint: string;
            contact: {
                /** @example https://www.your-tours.in */
                website: string | null;
                /** @example hello@your-tours.in */
                email: string | null;
                /** @example +91 98123 45678 */
                telephone: string | null;
                /** @example 12 Beach Road, Kochi, 682001 */
                address: string | null;
            };
        };
        OctoProduct: {
            /** @example 4k1m9x2c7q8v3n5b6z0a */
            id: string;
            /** @example Tea hills of Munnar */
            internalName: string;
            /**
             * @description Its address on the site.
             * @example munnar-tea-country
             */
            reference: string | null;
            /** @example en-IN */
            locale: string;
            /** @example Asia/Kolkata */
            timeZone: string;
            /** @example false */
            allowFreesale: boolean;
            instantConfirmation: boolean;
            instantDelivery: boolean;
            availabilityRequired: boolean;
            /** @enum {string} */
            availabilityType: "START_TIME" | "OPENING_HOURS";
            deliveryFormats: ("PDF_URL" | "QRCODE")[];
            deliveryMethods: ("VOUCHER" | "TICKET")[];
            /** @enum {string} */
            redemptionMethod: "DIGITAL" | "PRINT" | "MANIFEST";
            options: {
                /**
                 * @description Where it leaves from.
                 * @example kochi
                 */
                id: string;
                default: boolean;
                /** @example From Kochi */
                internalName: string;
                reference: string | null;
                /**
                 * @example [
                 *       "00:00"
                 *     ]
                 */
                availabilityLocalStartTimes: string[];
                /** @example 0 hours */
                cancellationCutoff: string;
                /** @example 0 */
                cancellationCutoffAmount: number;
                /** @enum {string} */
                cancellationCutoffUnit: "hour" | "minute" | "day";
                /**
                 * @example [
                 *       "firstName",
                 *       "lastName",
                 *       "emailAddress",
                 *       "phoneNumber"
                 *     ]
                 */
                requiredContactFields: ("firstName" | "lastName" | "emailAddress" | "phoneNumber")[];
                restrictions: {
                    minUnits: number | null;
                    maxUnits: number | null;
                };
                units: {
                    /** @enum {string} */
                    id: "adult" | "child" | "infant";
                    /** @example Adult */
                    internalName: string;
                    reference: string | null;
                    /** @enum {string} */
                    type: "ADULT" | "CHILD" | "INFANT";
                    /**
                     * @example [
                     *       "firstName",
                     *       "lastName",
                     *       "emailAddress",
                     *       "phoneNumber"
                     *     ]
                     */
                    requiredContactFields: ("firstName" | "lastName" | "emailAddress" | "phoneNumber")[];
                    restrictions: {
                        /** @example 12 */
                        minAge: number;
                        /** @example 99 */
                        maxAge: number;
                        /** @example false */
                        idRequired: boolean;
                        minQuantity: number | null;
                        maxQuantity: number | null;
                        /** @example 1 */
                        paxCount: number;
                        /** @example [] */
                        accompaniedBy: string[];
                    };
                }[];
            }[];
        };
        OctoRefused: {
            /** @enum {string} */
            error: "INVALID_PRODUCT_ID" | "INVALID_OPTION_ID" | "INVALID_UNIT_ID" | "BAD_REQUEST";
            /** @example There is no such product. */
            errorMessage: string;
            /** @example 4k1m9x2c7q8v3n5b6z0a */
            productId?: string;
            optionId?: string;
            unitId?: string;
        };
        OctoAvailability: {
            /**
             * @description The departure, as GET /api/departures/{id} and POST /api/quotes take it.
             * @example 8n3v5b6z0a4k1m9x2c7q
             */
            id: string;
            /** @example 2026-12-12T00:00:00+05:30 */
            localDateTimeStart: string;
            /** @example 2026-12-14T23:59:59+05:30 */
            localDateTimeEnd: string;
            allDay: boolean;
            /**
             * @description Booked before.
             * @example 2026-12-10T18:30:00.000Z
             */
            utcCutoffAt: string;
            /** @example 7 */
            maxUnits: number;
            available: boolean;
            /** @enum {string} */
            status: "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED";
            /** @example 7 */
            vacancies: number;
            /** @example 12 */
            capacity: number;
            /** @example [] */
            openingHours: {
                from: string;
                to: string;
            }[];
        };
        /**
         * @example {
         *       "productId": "4k1m9x2c7q8v3n5b6z0a",
         *       "optionId": "kochi",
         *       "localDateStart": "2026-12-01",
         *       "localDateEnd": "2026-12-31",
         *       "units": [
         *         {
         *           "id": "adult",
         *           "quantity": 2
         *         }
         *       ]
         *     }
         */
        OctoAvailabilityAsked: {
            /** @example 4k1m9x2c7q8v3n5b6z0a */
            productId: string;
            /** @example kochi */
            optionId: string;
            units?: {
                /** @example adult */
                id: string;
                /** @example 2 */
                quantity: number;
            }[];
            /**
             * Format: date
             * @example 2026-12-12
             */
            localDateStart?: string;
            /**
             * Format: date
             * @example 2026-12-12
             */
            localDateEnd?: string;
            /** @description In place of the two days. */
            availabilityIds?: string[];
        };
        OctoDay: {
            /** @example 2026-12-12 */
            localDate: string;
            available: boolean;
            /** @enum {string} */
            status: "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED";
            /** @example 7 */
            vacancies: number;
            /** @example 12 */
            capacity: number;
            /** @example [] */
            openingHours: {
                from: string;
                to: string;
            }[];
        };
        OctoCalendarAsked: {
            /** @example 4k1m9x2c7q8v3n5b6z0a */
            productId: string;
            /** @example kochi */
            optionId: string;
            units?: {
                /** @example adult */
                id: string;
                /** @example 2 */
                quantity: number;
            }[];
            /**
             * Format: date
             * @example 2026-12-12
             */
            localDateStart: string;
            /**
             * Format: date
             * @example 2026-12-12
             */
            localDateEnd: string;
        };
        FormRefused: components["schemas"]["Message"] & {
            /** @description The fields it is about, if any. */
            fields?: ("name" | "email" | "mobile" | "otp" | "password" | "newPassword" | "photo")[];
            /** @description After many tries: work to do first, whose answer is sent as `proof`. */
            challenge?: {
                [key: string]: unknown;
            };
        };
        User: {
            /**
             * @description Opaque; keep it as it is.
             * @example 4k1m9x2c7q8v3n5b6z0a
             */
            _id: string;
            /** @enum {string} */
            role: "traveller" | "sales" | "editor" | "owner";
            /**
             * @description Tells one session from another. It opens nothing: the session is the cookie.
             * @example Q2x5c8v1n4b6z9a3m0k7q2
             */
            token: string;
            /** @example Meera Kulkarni */
            name: string;
            /**
             * @description The path of a small picture.
             * @example /media/ab12/320.webp
             */
            image: string | null;
        };
        /** @description Of whoever is signed in; an empty object of a guest. */
        Session: {
            user?: components["schemas"]["User"] & {
                /** @example meera@example.org */
                email: string;
            };
            /**
             * Format: date-time
             * @example 2026-12-02T10:15:00.000Z
             */
            expires?: string;
        };
        /**
         * @description The ways to sign in, by their ids.
         * @example {
         *       "google": {
         *         "id": "google",
         *         "name": "Google",
         *         "type": "oauth",
         *         "signinUrl": "https://www.your-tours.in/api/auth/signin/google",
         *         "callbackUrl": "https://www.your-tours.in/api/auth/callback/google"
         *       }
         *     }
         */
        SessionProviders: {
            [key: string]: {
                id: string;
                name: string;
                /** @enum {string} */
                type: "oauth" | "credentials";
                signinUrl: string;
                callbackUrl: string;
            };
        };
        SessionForm: {
            /**
             * @description That of `GET /api/auth/csrf`.
             * @example 9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e1b3d5f7a9c2e4b6d8f0a1c3e5b7d9f1a
             */
            csrfToken: string;
            /**
             * @description Where to go on; a page of this site.
             * @example https://www.your-tours.in/india
             */
            callbackUrl?: string;
            /**
             * @description Asks for the address as JSON; a redirect leads to it otherwise.
             * @example true
             * @enum {string}
             */
            json?: "true";
        };
        SessionPassword: components["schemas"]["SessionForm"] & {
            /** @example meera@example.org */
            email: string;
            /** @example monsoon-over-munnar */
            password: string;
        };
        DepartureSeats: {
            /** @example 8n3v5b6z0a4k1m9x2c7q */
            id: string;
            /**
             * @description The url of its package.
             * @example munnar-tea-country
             */
            package: string;
            /** @example 2027-01-24 */
            startsOn: string;
            /** @example Kochi */
            departureCity: string;
            /** @example 12 */
            capacity: number;
            /** @example 1 */
            held: number;
            /** @example 4 */
            sold: number;
            /** @example 7 */
            seatsLeft: number;
            /** @enum {string} */
            state: "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED" | "CANCELLED" | "GUARANTEED" | "DEPARTED";
            /** @description It leaves whoever else books. */
            guaranteed: boolean;
        };
        BookingRefused: {
            /** @example That is sold out. */
            message: string;
            /** @example sold-out */
            reason: string;
            /** @description What is wrong, by field. */
            fields?: {
                [key: string]: string;
            };
            /** @description The quote of now, where that of a booking ran out or its price has changed. */
            data?: {
                quote: string;
                totalPaise: number;
            };
        };
        BookableQuote: {
            /**
             * @description Opens /q/{token}; a booking names it.
             * @example q7X2c8V1n4B6z9A3m0K5wR
             */
            token: string;
            /** @example 1 */
            version: number;
            /**
             * Format: date-time
             * @example 2026-12-02T10:15:00.000Z
             */
            expiresAt: string;
            /** @description Null where a car is sold. */
            package: {
                /**
                 * @description Opaque; keep it as it is.
                 * @example 4k1m9x2c7q8v3n5b6z0a
                 */
                _id: string;
                /** @example Tea hills of Munnar */
                name: string;
                /** @example munnar-tea-country */
                url: string;
            } | null;
            car?: {
                _id: string;
                name: string;
                url: string;
                /** @enum {string} */
                trip: "round-trip" | "one-way" | "local" | "airport";
                from: string;
                to: string;
                days: number;
                /** @description Of the trip as planned. */
                km: number;
                /** @description That the fare holds. */
                chargeableKm: number;
                notIncluded: string[];
            };
            /** @example 8n3v5b6z0a4k1m9x2c7q */
            departure: string | null;
            /** @example 2027-01-24 */
            startsOn: string;
            /** @example 2027-01-26 */
            endsOn: string;
            /** @example 2 */
            seats: number;
            /** @example 1 twin room for 2 adults */
            roomsText: string;
            /** @description Where they get in and when, of a package; absent where none was chosen. */
            pickup?: {
                /** @example majestic */
                id: string;
                /** @example Majestic */
                place: string;
                /** @example 21:30 */
                at: string;
            };
            /** @description Where they come to, of a package that says so; absent with a pick-up. */
            meeting?: {
                /** @example New Delhi station */
                place: string;
                /** @example 19:00 */
                at?: string;
            };
            /**
             * @description In paise.
             * @example 1605200
             */
            totalPaise: number;
            /** @example 802600 */
            perPersonPaise: number;
            /** @example 1528800 */
            taxablePaise: number;
            /**
             * @description In paise.
             * @example 0
             */
            roundOffPaise: number;
            /**
             * @example [
             *       {
             *         "kind": "person",
             *         "name": "Twin sharing",
             *         "count": 2,
             *         "eachPaise": 764400,
             *         "paise": 1528800
             *       }
             *     ]
             */
            lines: {
                [key: string]: unknown;
            }[];
            /**
             * @example [
             *       {
             *         "tax": "IGST",
             *         "percent": 5,
             *         "paise": 76400
             *       }
             *     ]
             */
            taxes: {
                tax: string;
                percent: number;
                paise: number;
            }[];
            /**
             * @description Of a car: the body corporate that hires it pays the GST itself, so that `taxes` are none.
             * @enum {boolean}
             */
            reverseCharge?: true;
            payments: {
                /** @example 1 */
                part: number;
                /**
                 * @description Null where the part is no agreed share.
                 * @example 100
                 */
                percent: number | null;
                /**
                 * @description In paise.
                 * @example 1605200
                 */
                amountPaise: number;
                /**
                 * @description Null is due on booking.
                 * @example null
                 */
                dueOn: string | null;
            }[];
            refunds: {
                /** @example 0 */
                fromDays: number;
                /** @example 6 */
                toDays: number | null;
                /** @example 2027-01-24 */
                until: string | null;
                /** @example 100 */
                percent: number;
                /** @description Before GST, by the head of who has a seat or for all: charged where it is more than the per cent, and never more than the price. */
                least?: {
                    /**
                     * @description In paise.
                     * @example 1605200
                     */
                    paise: number;
                    /** @enum {string} */
                    per: "person" | "booking";
                };
                /**
                 * @description In paise.
                 * @example 1605200
                 */
                chargePaise: number;
                /**
                 * @description In paise.
                 * @example 0
                 */
                refundPaise: number;
            }[];
            trace: string[];
            /**
             * @description What is to be known of the date: out of season, what is closed on the way.
             * @example [
             *       "Sat 10 Jul 2027 is outside its season: September to March."
             *     ]
             */
            remarks: string[];
        };
        QuoteAsked: {
            /**
             * @description Its url or its _id.
             * @example munnar-tea-country
             */
            package: string;
            /** @description A departure of it; else `startsOn`, a date of one’s own. Both only where they are one day. */
            departure?: string;
            /** @example 2027-01-24 */
            startsOn?: string;
            /** @example 2 */
            adults: number;
            /**
             * @description Of everybody under eighteen, on the day of departure.
             * @example [
             *       9
             *     ]
             */
            ages?: number[];
            /**
             * @description By kind; proposed without it.
             * @example {
             *       "twin": 1
             *     }
             */
            rooms?: {
                [key: string]: number;
            };
            extras?: {
                id: string;
                count: number;
            }[];
            /** @description Where they get in, by its id among the pick-ups of the package; without it they come to where it leaves. */
            pickup?: string;
            share?: boolean;
            /**
             * @description Where the bill goes.
             * @example IN-KL
             */
            state?: string;
            coupon?: string;
        };
        CarQuoteAsked: {
            /**
             * @description A class of car, by its url or its _id.
             * @example sedan
             */
            car: string;
            /** @enum {string} */
            trip?: "round-trip" | "one-way" | "local" | "airport";
            /**
             * @description As in the call of fares, and so are the others.
             * @example New Delhi
             */
            from: string;
            /** @example Jaipur */
            to?: string;
            via?: string;
            /** @example 2026-12-05 */
            date: string;
            days?: number;
            /** @example 07:30 */
            time?: string;
            end?: string;
            km?: number;
            hours?: number;
            /**
             * @description How many travel; 1 without it.
             * @example 3
             */
            people?: number;
            /** @description Where the car comes, where it is known by now; else it is said with the booking. */
            pickup?: string;
            /**
             * @description Where the bill goes.
             * @example IN-KL
             */
            state?: string;
            /** @description Of a business that hires. Where the seller is no body corporate and the business is one, it pays the GST of a car that is rented at 5 % itself, so that its price has none (`reverseCharge`). */
            gstin?: string;
            /** @description Whether the business is a body corporate; needed where its GSTIN leaves that open, of a firm or an LLP say. */
            bodyCorporate?: boolean;
        };
        Booking: {
            /** @example 7KQ4M2TX */
            reference: string;
            /**
             * @description Opens the booking without a session; given once, to who made it.
             * @example bX2c8V1n4B6z9A3m0K5wR7qT1yU4iO8pL6sD3fG9hJ2
             */
            token?: string;
            /** @enum {string} */
            state: "held" | "confirmed" | "expired" | "cancelled" | "completed";
            /**
             * Format: date-time
             * @example 2026-12-02T10:15:00.000Z
             */
            holdExpiresAt: string;
            /**
             * @description Of what the operator called off: the last day on which another date is taken free of charge, on `/booking/{reference}/called-off`. Nothing is due meanwhile. Null of all else.
             * @example null
             */
            chooseUntil: string | null;
            /** @description Null where a car is sold. */
            package: {
                /**
                 * @description Opaque; keep it as it is.
                 * @example 4k1m9x2c7q8v3n5b6z0a
                 */
                _id: string;
                /** @example Tea hills of Munnar */
                name: string;
                /** @example munnar-tea-country */
                url: string;
            } | null;
            car?: {
                _id: string;
                name: string;
                url: string;
                /** @enum {string} */
                trip: "round-trip" | "one-way" | "local" | "airport";
                from: string;
                to: string;
                days: number;
                /** @description Of the trip as planned. */
                km: number;
                /** @description That the fare holds. */
                chargeableKm: number;
                notIncluded: string[];
            };
            /**
             * @description Null of a car.
             * @example 8n3v5b6z0a4k1m9x2c7q
             */
            departure: string | null;
            /** @example 2027-01-24 */
            startsOn: string;
            /** @example 2027-01-26 */
            endsOn: string;
            /** @example 2 */
            seats: number;
            /**
             * @description In paise.
             * @example 1605200
             */
            totalPaise: number;
            /**
             * @description In paise.
             * @example 0
             */
            paidPaise: number;
            /**
             * @description In paise.
             * @example 1605200
             */
            duePaise: number;
            /**
             * @description In paise.
             * @example 0
             */
            refundDuePaise: number;
            /**
             * @description In paise.
             * @example 0
             */
            refundedPaise: number;
            /**
             * @description Money that is not what was asked for; a person looks at it.
             * @example 0
             */
            disputedPaise: number;
            /** @description As they stand now: they add up to totalPaise, which has what changes were charged in it. Of a part that was paid before a change made the booking cheaper, what came back is taken off, and stands in `refunds` as `amended`. Where friends pay their own, what is left has a part for each date and payer. */
            payments: {
                /** @example 1 */
                part: number;
                /**
                 * @description Null where the part is no agreed share.
                 * @example 100
                 */
                percent: number | null;
                /**
                 * @description In paise.
                 * @example 1605200
                 */
                amountPaise: number;
                /**
                 * @description Null is due on booking.
                 * @example null
                 */
                dueOn: string | null;
                /**
                 * @description What is due stays due once the journey is over. Void is what nobody has to pay any more.
                 * @example due
                 * @enum {string}
                 */
                state: "paid" | "due" | "void";
                /**
                 * Format: date-time
                 * @example null
                 */
                paidAt: string | null;
            }[];
            /** @example [] */
            orders: {
                orderId: string;
                provider: string;
                /**
                 * @description In paise.
                 * @example 1605200
                 */
                amountPaise: number;
                /** @enum {string} */
                state: "created" | "pending" | "paid" | "failed" | "lapsed";
                detail: string;
                /**
                 * @description What came for it and is not what was asked for.
                 * @example 0
                 */
                disputedPaise: number;
            }[];
            /** @example [] */
            refunds: {
                /**
                 * @description In paise.
                 * @example 1605200
                 */
                amountPaise: number;
                /** @enum {string} */
                state: "due" | "sent" | "done";
                reason: string;
            }[];
            travellers: {
                /** @example Meera Kulkarni */
                name: string;
                /** @example 34 */
                age: number;
                /** @example 1 */
                room: number | null;
            }[];
            /** @description Where the car comes; of a package where they get in, where that was chosen. */
            pickup?: string | null;
            /** @description Where they come to and by when, of a package that says so; absent with a pick-up. */
            meeting?: string;
            /** @description Who drives, of a car; null until 18:00 in India on the evening before. */
            driver?: {
                name: string;
                mobile: string;
                registration: string;
            } | null;
            /** @example [] */
            documents: {
                /** @example receipt-voucher */
                kind: string;
                /** @example RV/26-27/000412 */
                number: string | null;
                /**
                 * @description A path of this site, fetched with the same `Authorization: Bearer` token as the booking, or the owner’s session: PDF, or a calendar file.
                 * @example /booking/7KQ4M2TX/documents/receipt-voucher.pdf
                 */
                url: string;
            }[];
        };
        BookingAsked: {
            /**
             * @description Its token.
             * @example q7X2c8V1n4B6z9A3m0K5wR
             */
            quote: string;
            /**
             * @example {
             *       "name": "Meera Kulkarni",
             *       "mobile": "+91 98123 45678",
             *       "email": "meera@example.org"
             *     }
             */
            contact: {
                name: string;
                mobile: string;
                email: string;
            };
            travellers?: {
                /** @example Meera Kulkarni */
                name: string;
                /**
                 * @description In whole years on the day of departure.
                 * @example 34
                 */
                age: number;
            }[];
            /** @description Where a car comes: house, street and what it is near. Of a package it is chosen with the quote; another one than the quote has is refused. */
            pickup?: string;
            /**
             * @description Whom the invoice is made out to; the law wants it from ₹50,000 before GST on. Its state decides between CGST with SGST and IGST; the total stays.
             * @example {
             *       "address": "12 Lake Road",
             *       "city": "Kochi",
             *       "pin": "682001",
             *       "state": "IN-KL"
             *     }
             */
            buyer?: {
                /** @description Where it is somebody else than the contact. */
                name?: string;
                /** @description House, street and area. */
                address: string;
                city: string;
                /** @description The PIN code, six figures; needed in India. */
                pin?: string;
                /** @description A state or union territory of India, by its code. */
                state?: string;
                /** @description Outside India, in place of the state. */
                country?: string;
                /** @description Of a business that is registered for GST, with `name` as it is registered. It is of the state; without `state` it says it. */
                gstin?: string;
            };
        };
        /**
         * @example {
         *       "provider": "simulator",
         *       "part": 1
         *     }
         */
        PaymentAsked: {
            /** @enum {string} */
            provider: "simulator" | "razorpay" | "upi";
            /** @description A part by its number, or all that is not paid; the first without it. */
            part?: number | "all";
        };
        Amendment: {
            quote: components["schemas"]["BookableQuote"];
            /**
             * @description In paise.
             * @example 1605200
             */
            wasPaise: number;
            /**
             * @description With the charge for what falls away.
             * @example 1605200
             */
            totalPaise: number;
            /**
             * @description In paise.
             * @example 0
             */
            differencePaise: number;
            /**
             * @description In paise.
             * @example 0
             */
            chargePaise: number;
            /**
             * @description In paise.
             * @example 1605200
             */
            paidPaise: number;
            /**
             * @description All that goes back.
             * @example 0
             */
            refundPaise: number;
            /**
             * @description The same by who paid: each gets it where they paid from.
             * @example []
             */
            refunds: {
                name: string;
                /**
                 * @description In paise.
                 * @example 1605200
                 */
                amountPaise: number;
            }[];
            /** @example [] */
            payments: {
                /**
                 * @description In paise.
                 * @example 1605200
                 */
                amountPaise: number;
                /** @example 2027-01-24 */
                dueOn: string | null;
            }[];
        };
        /**
         * @example {
         *       "startsOn": "2027-01-31",
         *       "adults": 2
         *     }
         */
        AmendmentAsked: {
            /** @description A departure of it; else `startsOn`, a date of one’s own. Both only where they are one day. */
            departure?: string;
            /** @example 2027-01-24 */
            startsOn?: string;
            /** @example 2 */
            adults?: number;
            /**
             * @description Of everybody under eighteen, on the day of departure.
             * @example [
             *       9
             *     ]
             */
            ages?: number[];
            /**
             * @description By kind; proposed without it.
             * @example {
             *       "twin": 1
             *     }
             */
            rooms?: {
                [key: string]: number;
            };
            extras?: {
                id: string;
                count: number;
            }[];
            /** @description Where they get in, by its id among the pick-ups of the package; without it they come to where it leaves. */
            pickup?: string;
            /** @description Of the change that is accepted; nothing else is read then. */
            quote?: string;
            /** @description Who travels then; needed where friends have paid and the party changes. */
            travellers?: {
                /** @example Meera Kulkarni */
                name: string;
                /**
                 * @description In whole years on the day of departure.
                 * @example 34
                 */
                age: number;
            }[];
            /**
             * @description A class of car, by its url or its _id.
             * @example sedan
             */
            car?: string;
            /**
             * @description As in the call of fares, and so are the others.
             * @example New Delhi
             */
            from?: string;
            /** @example Jaipur */
            to?: string;
            via?: string;
            /** @example 2026-12-05 */
            date?: string;
            days?: number;
            /** @example 07:30 */
            time?: string;
            end?: string;
            km?: number;
            hours?: number;
            /**
             * @description How many travel; 1 without it.
             * @example 3
             */
            people?: number;
        };
        Cancellation: {
            /** @example confirmed */
            state: string;
            /** @example 25 */
            percent: number;
            /** @description Before GST, by the head of who has a seat or for all: charged where it is more than the per cent, and never more than the price. */
            least?: {
                /**
                 * @description In paise.
                 * @example 1605200
                 */
                paise: number;
                /** @enum {string} */
                per: "person" | "booking";
            };
            /**
             * @description With GST, to the rupee.
             * @example 401300
             */
            chargePaise: number;
            /**
             * @description In paise.
             * @example 382200
             */
            chargeBeforeGstPaise: number;
            /**
             * @example [
             *       {
             *         "tax": "IGST",
             *         "percent": 5,
             *         "paise": 19110
             *       }
             *     ]
             */
            taxes: {
                tax: string;
                percent: number;
                paise: number;
            }[];
            /** @example -10 */
            roundOffPaise: number;
            /**
             * @description What earlier changes were charged, with GST: it is kept too.
             * @example 0
             */
            earlierChargesPaise: number;
            /**
             * @description In paise.
             * @example 1605200
             */
            paidPaise: number;
            /**
             * @description paidPaise less earlierChargesPaise and chargePaise, and never below nought.
             * @example 1203900
             */
            refundPaise: number;
            /**
             * @description The last day on which it costs this.
             * @example 2027-01-24
             */
            until: string | null;
        };
        /**
         * @example {
         *       "refundPaise": 1203900
         *     }
         */
        CancellationAsked: {
            /** @description The refund that was shown: another one is refused with price-changed. */
            refundPaise?: number;
        };
        Wishlist: {
            /** @description Saved packages, latest first, at most 50. */
            wished: components["schemas"]["KeptPackage"][];
            /** @description Packages looked at, latest first, at most 12. */
            viewed: components["schemas"]["KeptPackage"][];
        };
        KeptPackage: {
            package: {
                /**
                 * @description Opaque; keep it as it is.
                 * @example 4k1m9x2c7q8v3n5b6z0a
                 */
                _id: string;
                /** @example Tea hills of Munnar */
                name: string;
                /** @example munnar-tea-country */
                url: string;
            };
            /**
             * Format: date-time
             * @description When it was saved or looked at; a moment still to come counts as now.
             * @example 2026-11-21T06:00:00.000Z
             */
            at: string;
        };
        EnquiryReceived: {
            /**
             * @description What went wrong or what was done, in words a visitor may read.
             * @example Done.
             */
            message: string;
            data: {
                /** @example E7KQ4M2T */
                reference: string;
                /**
                 * @description The visitor’s own page of it.
                 * @example /enquiry/q7X2c8V1n4B6z9A3m0K5wR
                 */
                path: string;
            };
        };
        EnquiryRefused: components["schemas"]["Message"] & {
            /** @description What is wrong, by field. */
            fields?: {
                [key: string]: string;
            };
            confirmation?: string;
            /** @description Work to do first, of ALTCHA. */
            challenge?: {
                [key: string]: unknown;
            };
        };
        /**
         * @example {
         *       "name": "Meera Kulkarni",
         *       "mobile": "+91 98123 45678",
         *       "email": "meera@example.org",
         *       "about": "package:munnar-tea-country",
         *       "month": "2026-12",
         *       "adults": "2",
         *       "ages": "9, 6",
         *       "message": "Is there a train back to Kochi?"
         *     }
         */
        EnquirySent: {
            /** @example Meera Kulkarni */
            name: string;
            /** @example +91 98123 45678 */
            mobile: string;
            /** @example meera@example.org */
            email: string;
            /**
             * @description What it is about, as the forms of the pages say it.
             * @example package:munnar-tea-country
             */
            about?: string;
            /**
             * @description YYYY-MM; or the days, from and until.
             * @example 2026-12
             */
            month?: string;
            /** @example 2026-12-12 */
            from?: string;
            /** @example 2026-12-18 */
            until?: string;
            /** @example 2 */
            adults?: string;
            /**
             * @description Of the children, in years.
             * @example 9, 6
             */
            ages?: string;
            /**
             * @description Rupees for all of them together.
             * @example 80000
             */
            budget?: string;
            message?: string;
            /** @description What a refusal asked to be sent back, once. */
            confirmation?: string;
            /** @description The answer to the challenge of a refusal, as ALTCHA gives it. */
            proof?: string;
            /** @description That of `GET /enquiries/stamp` for the same `about`. */
            stamp?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Specialities own packages; experiences are the themes of the Holiday menu.
                 * @example speciality
                 */
                kind?: "speciality" | "experience";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "category": "Hill Station Tours",
                     *           "url": "hill-station-tours",
                     *           "kind": "speciality",
                     *           "packageCount": 21
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such kind. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description _id of the category.
                 * @example 4k1m9x2c7q8v3n5b6z0a
                 */
                categoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its packages. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "packages": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country",
                     *           "days": 3,
                     *           "packageRating": "4.6",
                     *           "ratingCount": 12,
                     *           "ratingIsDemo": true,
                     *           "fromPaise": 1942500,
                     *           "category": {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "category": "Hill Station Tours",
                     *             "url": "hill-station-tours"
                     *           },
                     *           "uploads": [
                     *             {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "path": "/media/ab12/768.webp",
                     *               "alt": "Poster of Munnar: tea gardens at dawn",
                     *               "width": 768,
                     *               "height": 576
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        packages: components["schemas"]["ListedPackage"][];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not an id. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description No category has that id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such category."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The site is not open yet. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Nothing can be asked for or booked here yet: we open soon. Nothing was charged.",
                     *       "reason": "not-open"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listFooterScripts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scripts, oldest first. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "footercode": "<script async src=\"https://www.googletagmanager.com/gtm.js?id=GTM-PADAV1\"></script>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @description Opaque; keep it as it is.
                             * @example 4k1m9x2c7q8v3n5b6z0a
                             */
                            _id: string;
                            /**
                             * @description HTML with a script tag.
                             * @example <script async src="https://www.googletagmanager.com/gtm.js?id=GTM-PADAV1"></script>
                             */
                            footercode: string;
                        }[];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listHeaderScripts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scripts, oldest first. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "headercode": "<script async src=\"https://www.googletagmanager.com/gtm.js?id=GTM-PADAV1\"></script>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @description Opaque; keep it as it is.
                             * @example 4k1m9x2c7q8v3n5b6z0a
                             */
                            _id: string;
                            /**
                             * @description HTML with a script tag.
                             * @example <script async src="https://www.googletagmanager.com/gtm.js?id=GTM-PADAV1"></script>
                             */
                            headercode: string;
                        }[];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getBand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "number": "+91 00000 00000"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @description Phone number; null while none is set.
                             * @example +91 00000 00000
                             */
                            number: string | null;
                        };
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One logo. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "path": "/logo.png"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @description Opaque; keep it as it is.
                             * @example 4k1m9x2c7q8v3n5b6z0a
                             */
                            _id: string;
                            /** @example /logo.png */
                            path: string;
                        }[];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listPlacesOfState: {
        parameters: {
            query: {
                /**
                 * @description _id of the state.
                 * @example 7q2x5c8v1n4b6z9a3m0k
                 */
                id: string;
                /**
                 * @description Asks for a little of the state itself, for the menu that shows its places.
                 * @example state
                 */
                with?: "state";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its places; may be none. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Munnar",
                     *           "url": "munnar",
                     *           "stateCode": "IN-KL"
                     *         }
                     *       ],
                     *       "state": {
                     *         "words": "Backwaters, tea hills and a long coast. Best from September to March.",
                     *         "uploads": [
                     *           {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "path": "/media/ab12/768.webp",
                     *             "alt": "Poster of Munnar: tea gardens at dawn",
                     *             "width": 768,
                     *             "height": 576
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["City"][];
                        state?: components["schemas"]["StateGlimpse"];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is missing or not an id. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description No state has that id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such state."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry with all states. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "options": [
                     *             {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "name": "Kerala",
                     *               "url": "kerala",
                     *               "code": "IN-KL"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @description Opaque; keep it as it is.
                             * @example 4k1m9x2c7q8v3n5b6z0a
                             */
                            _id: string;
                            options: components["schemas"]["State"][];
                        }[];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getHomeFooter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of the home footer. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "category": "category6",
                     *           "name": "Famous cities",
                     *           "options": [
                     *             {
                     *               "_id": "9v3n5b6z0a4k1m2c7q8x",
                     *               "name": "Munnar",
                     *               "selectedItem": "munnar",
                     *               "url": "/india/munnar-tour-packages"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["HomeFooterEntry"][];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getHomeFooterOfHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of the home footer. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "category": "category6",
                     *           "name": "Famous cities",
                     *           "options": [
                     *             {
                     *               "_id": "9v3n5b6z0a4k1m2c7q8x",
                     *               "name": "Munnar",
                     *               "selectedItem": "munnar",
                     *               "url": "/india/munnar-tour-packages"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["HomeFooterEntry"][];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    searchPackages: {
        parameters: {
            query?: {
                /**
                 * @description A place, state, theme, attraction or name, and what else is wished for: "3 days under 20k from delhi". Typing errors are forgiven.
                 * @example munnar
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages; with `q` best fit first. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country",
                     *           "days": 3,
                     *           "packageRating": "4.6",
                     *           "ratingCount": 12,
                     *           "ratingIsDemo": true,
                     *           "fromPaise": 1942500,
                     *           "category": {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "category": "Hill Station Tours",
                     *             "url": "hill-station-tours"
                     *           },
                     *           "uploads": [
                     *             {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "path": "/media/ab12/768.webp",
                     *               "alt": "Poster of Munnar: tea gardens at dawn",
                     *               "width": 768,
                     *               "height": 576
                     *             }
                     *           ],
                     *           "halts": [
                     *             "Munnar",
                     *             "Thekkady",
                     *             "Alappuzha"
                     *           ],
                     *           "dayQuery": "date=2026-12-26&from=kochi"
                     *         }
                     *       ],
                     *       "total": 12,
                     *       "understood": [
                     *         {
                     *           "text": "under 20k",
                     *           "says": "Under ₹20,000",
                     *           "key": "price",
                     *           "without": "3 days from delhi"
                     *         }
                     *       ],
                     *       "corrected": "shimla",
                     *       "suggestions": [],
                     *       "places": [
                     *         {
                     *           "kind": "city",
                     *           "name": "Munnar",
                     *           "url": "munnar"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["FoundPackage"][];
                        /**
                         * @description How many fit, those not in `data` too.
                         * @example 12
                         */
                        total: number;
                        /** @description What was read as more than words, in the order typed. */
                        understood: components["schemas"]["UnderstoodPiece"][];
                        /**
                         * @description How a misspelt question was read.
                         * @example shimla
                         */
                        corrected?: string;
                        /**
                         * @description Names to try when nothing fits.
                         * @example []
                         */
                        suggestions: string[];
                        /** @description Places and kinds of tour whose name is being typed, best first. */
                        places: components["schemas"]["PlaceNamed"][];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The question is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listRatings: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description The url or the _id of a package; all packages without it.
                 * @example munnar-tea-country
                 */
                package?: string;
                /**
                 * @description The same, by another name.
                 * @example munnar-tea-country
                 */
                packageId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ratings. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "package": {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "name": "Tea hills of Munnar",
                     *             "url": "munnar-tea-country"
                     *           },
                     *           "packageRating": "4.6",
                     *           "average": 4.6,
                     *           "count": 3,
                     *           "distribution": {
                     *             "1": 3,
                     *             "2": 3,
                     *             "3": 3,
                     *             "4": 3,
                     *             "5": 3
                     *           },
                     *           "isDemo": true
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 57
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Rating"][];
                        /** @example 1 */
                        page: number;
                        /** @example 20 */
                        pageSize: number;
                        /**
                         * @description How many there are on all pages.
                         * @example 57
                         */
                        total: number;
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A page or an id is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description No package has that id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such package."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description The url or the _id of a package; all packages without it.
                 * @example munnar-tea-country
                 */
                package?: string;
                /**
                 * @description The same, by another name.
                 * @example munnar-tea-country
                 */
                packageId?: string;
                /**
                 * @description Only reviews with so many stars.
                 * @example 5
                 */
                rating?: number;
                /**
                 * @description Last travelled first, or by stars and then last travelled first.
                 * @example latest
                 */
                sort?: "latest" | "highest" | "lowest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "package": {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "name": "Tea hills of Munnar",
                     *             "url": "munnar-tea-country"
                     *           },
                     *           "rating": 5,
                     *           "title": "Green and calm",
                     *           "text": "The driver knew every bend.",
                     *           "author": "Asha",
                     *           "from": "Pune",
                     *           "travelledOn": "2026-03-10",
                     *           "reply": "Come again.",
                     *           "isDemo": true
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 57
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Review"][];
                        /** @example 1 */
                        page: number;
                        /** @example 20 */
                        pageSize: number;
                        /**
                         * @description How many there are on all pages.
                         * @example 57
                         */
                        total: number;
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A page or an id is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description No package has that id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such package."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its url or its _id.
                 * @example munnar-tea-country
                 */
                package: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *         "name": "Tea hills of Munnar",
                     *         "url": "munnar-tea-country",
                     *         "days": 3,
                     *         "packageRating": "4.6",
                     *         "ratingCount": 12,
                     *         "ratingIsDemo": true,
                     *         "fromPaise": 1942500,
                     *         "category": {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "category": "Hill Station Tours",
                     *           "url": "hill-station-tours"
                     *         },
                     *         "uploads": [
                     *           {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "path": "/media/ab12/768.webp",
                     *             "alt": "Poster of Munnar: tea gardens at dawn",
                     *             "width": 768,
                     *             "height": 576
                     *           }
                     *         ],
                     *         "kind": "tour",
                     *         "comfort": "comfort",
                     *         "nights": 2,
                     *         "categories": [
                     *           {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "category": "Hill Station Tours",
                     *             "url": "hill-station-tours"
                     *           }
                     *         ],
                     *         "stateCodes": [
                     *           "IN-KL"
                     *         ],
                     *         "summary": "Two nights among the tea.",
                     *         "intro": "Two nights above Kochi, out by the tea road and back by the cardamom one.",
                     *         "highlights": [
                     *           "Eravikulam at first light"
                     *         ],
                     *         "inclusions": [
                     *           "Two nights in a hotel",
                     *           "Car and driver"
                     *         ],
                     *         "exclusions": [
                     *           "Flights"
                     *         ],
                     *         "months": [
                     *           10,
                     *           11,
                     *           12
                     *         ],
                     *         "tags": [
                     *           "tea",
                     *           "hills"
                     *         ],
                     *         "difficulty": "easy",
                     *         "maxAltitudeM": null,
                     *         "distanceKm": null,
                     *         "startCity": "Kochi",
                     *         "endCity": "Kochi",
                     *         "groupMin": 2,
                     *         "groupMax": 12,
                     *         "infantsHaveSeats": true,
                     *         "grid": {
                     *           "twinPaise": 1850000,
                     *           "singlePaise": null,
                     *           "triplePaise": null,
                     *           "quadPaise": null,
                     *           "childWithBedPaise": null,
                     *           "childNoBedPaise": null,
                     *           "infantPaise": 0
                     *         },
                     *         "ownDates": {
                     *           "areSold": true,
                     *           "leadDays": 5,
                     *           "cutoffDays": 1,
                     *           "mostPeople": null
                     *         },
                     *         "rates": {
                     *           "model": "SHARING_GRID",
                     *           "ageBands": {
                     *             "infantUnder": 2,
                     *             "olderInfantUnder": 5,
                     *             "adultFrom": 12,
                     *             "youngest": 0
                     *           },
                     *           "singleSupplementPaise": null,
                     *           "seasons": [
                     *             {
                     *               "name": "Christmas",
                     *               "from": "12-20",
                     *               "to": "12-31",
                     *               "percent": 12
                     *             }
                     *           ],
                     *           "groupSlabs": [
                     *             {
                     *               "fromPeople": 10,
                     *               "percentOff": 5
                     *             }
                     *           ],
                     *           "extras": [
                     *             {
                     *               "id": "guide",
                     *               "name": "A local guide for a day",
                     *               "pricePaise": 220000,
                     *               "per": "booking"
                     *             }
                     *           ],
                     *           "pickups": [
                     *             {
                     *               "id": "majestic",
                     *               "place": "Majestic",
                     *               "at": "21:30",
                     *               "pricePaise": 0,
                     *               "per": "booking"
                     *             }
                     *           ],
                     *           "meeting": {
                     *             "place": "New Delhi station",
                     *             "at": "19:00"
                     *           }
                     *         },
                     *         "gstScheme": "TOUR_5",
                     *         "gstPercent": 5,
                     *         "stops": [
                     *           {
                     *             "name": "Munnar",
                     *             "url": "munnar",
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "stateCode": "IN-KL",
                     *             "lat": 10.0889,
                     *             "lon": 77.0595,
                     *             "nights": 2
                     *           }
                     *         ],
                     *         "itinerary": [
                     *           {
                     *             "day": 1,
                     *             "title": "Kochi to Munnar",
                     *             "text": "Up by the waterfalls, tea by four.",
                     *             "overnight": {
                     *               "name": "Munnar",
                     *               "url": "munnar"
                     *             },
                     *             "stay": "A hotel among the tea",
                     *             "meals": "breakfast",
                     *             "km": null,
                     *             "hours": null,
                     *             "travel": "road",
                     *             "legs": [
                     *               {
                     *                 "by": "walk",
                     *                 "km": 16,
                     *                 "hours": 9,
                     *                 "upM": 1600,
                     *                 "downM": 0
                     *               }
                     *             ],
                     *             "altitudeM": null,
                     *             "highestM": null,
                     *             "sights": [
                     *               {
                     *                 "name": "Munnar",
                     *                 "url": "munnar",
                     *                 "at": [
                     *                   "04:30"
                     *                 ]
                     *               }
                     *             ],
                     *             "begins": "12:00"
                     *           }
                     *         ],
                     *         "questions": [
                     *           {
                     *             "question": "Is it cold?",
                     *             "answer": "In December the nights come close to freezing."
                     *           }
                     *         ],
                     *         "departures": [
                     *           {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "depardate": "2026-12-12",
                     *             "packagename": "Tea hills of Munnar",
                     *             "packageprice": 21000,
                     *             "packagePricePaise": 2100000,
                     *             "departureCity": "Kochi",
                     *             "status": "scheduled",
                     *             "seatsLeft": 7,
                     *             "isOpen": true
                     *           }
                     *         ],
                     *         "updatedAt": "2026-11-20T06:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Package"];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Neither an address nor an id. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description There is no such package. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such package."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The site is not open yet. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Nothing can be asked for or booked here yet: we open soon. Nothing was charged.",
                     *       "reason": "not-open"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    priceJourney: {
        parameters: {
            query: {
                /**
                 * @description Its url or its _id.
                 * @example munnar-tea-country
                 */
                package: string;
                /**
                 * @description How many of eighteen and over, 1 to 30.
                 * @example 2
                 */
                adults: string;
                /**
                 * @description Ages of who is younger, on the day of departure.
                 * @example 9-6
                 */
                ages?: string;
                /**
                 * @description Rooms of one’s own choice; the cheapest valid ones without it.
                 * @example twin1-triple1
                 */
                rooms?: string;
                /**
                 * @description The first day: the departure of that day where one is open, else a date of one’s own.
                 * @example 2026-12-05
                 */
                date?: string;
                /**
                 * @description `person` says the price is shown by the head; both are in the answer.
                 * @example total
                 */
                per?: string;
                /**
                 * @description `1`: who is left over shares a twin room with another traveller.
                 * @example 1
                 */
                share?: string;
                /**
                 * @description Where the bill goes: between states GST is one line.
                 * @example IN-KL
                 */
                state?: string;
                /**
                 * @description A coupon, as it was typed.
                 * @example FAMILY5
                 */
                coupon?: string;
                /**
                 * @description What is added, from the rates of the package, with how many of it.
                 * @example guide
                 */
                extras?: string;
                /**
                 * @description Where they get in, by its id among the pick-ups of the package.
                 * @example majestic
                 */
                pickup?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "package": {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country"
                     *         },
                     *         "departure": {
                     *           "_id": "8n3v5b6z0a4k1m9x2c7q",
                     *           "depardate": "2026-12-12",
                     *           "departureCity": "Kochi"
                     *         },
                     *         "party": {
                     *           "adult": 2,
                     *           "child": 2,
                     *           "infant": 0,
                     *           "infant1": 0,
                     *           "singleRoom": 0,
                     *           "twinRoom": 0,
                     *           "tripleRoom": 1,
                     *           "quardRoom": 0,
                     *           "childAges": [
                     *             9,
                     *             6
                     *           ],
                     *           "infantAges": []
                     *         },
                     *         "rooms": [
                     *           {
                     *             "kind": "triple",
                     *             "use": "own",
                     *             "adults": 2,
                     *             "young": 0,
                     *             "inAdultBed": 0,
                     *             "withBed": 1,
                     *             "noBed": 1,
                     *             "infants": 0
                     *           }
                     *         ],
                     *         "roomsText": "1 triple room for 2 adults, 1 child with a bed and 1 child without a bed",
                     *         "lines": [
                     *           {
                     *             "kind": "person",
                     *             "name": "Triple sharing",
                     *             "count": 2,
                     *             "eachPaise": 1700000,
                     *             "paise": 3400000,
                     *             "discountPaise": 0
                     *           }
                     *         ],
                     *         "gstScheme": "TOUR_5",
                     *         "taxablePaise": 5450000,
                     *         "taxes": [
                     *           {
                     *             "tax": "CGST",
                     *             "percent": 2.5,
                     *             "paise": 136250
                     *           }
                     *         ],
                     *         "roundOffPaise": 0,
                     *         "totalPaise": 5722500,
                     *         "perPersonPaise": 1430600,
                     *         "per": "total",
                     *         "payments": [
                     *           {
                     *             "percent": 25,
                     *             "paise": 1430600,
                     *             "dueOn": null
                     *           }
                     *         ],
                     *         "trace": [
                     *           "2 adults on twin sharing at 18,500"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something typed makes no sense; `fields` says what. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something in that question for a price makes no sense.",
                     *       "reason": "unclear-quote",
                     *       "fields": {
                     *         "ages": "Ages are numbers from 0 to 17, written 9-6; at most 12 of them, and 30 people in all."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotQuoted"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description There is no such package. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such package."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The coupon is used up. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That coupon or early price has been used as often as it may be, or is for a first booking alone. The price stands without it."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Understood, but not for this party or this day. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Somebody in your party is too young for this journey.",
                     *       "reason": "too-young"
                     *     }
                     */
                    "application/json": components["schemas"]["NotQuoted"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    makeQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "package": "munnar-tea-country",
                 *       "startsOn": "2027-01-24",
                 *       "adults": 2,
                 *       "ages": [
                 *         9
                 *       ],
                 *       "rooms": {
                 *         "twin": 1
                 *       },
                 *       "state": "IN-KL"
                 *     }
                 */
                "application/json": components["schemas"]["QuoteAsked"] | components["schemas"]["CarQuoteAsked"];
            };
        };
        responses: {
            /** @description The quote. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "token": "q7X2c8V1n4B6z9A3m0K5wR",
                     *         "version": 1,
                     *         "expiresAt": "2026-12-02T10:15:00.000Z",
                     *         "package": {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country"
                     *         },
                     *         "departure": "8n3v5b6z0a4k1m9x2c7q",
                     *         "startsOn": "2027-01-24",
                     *         "endsOn": "2027-01-26",
                     *         "seats": 2,
                     *         "roomsText": "1 twin room for 2 adults",
                     *         "pickup": {
                     *           "id": "majestic",
                     *           "place": "Majestic",
                     *           "at": "21:30"
                     *         },
                     *         "meeting": {
                     *           "place": "New Delhi station",
                     *           "at": "19:00"
                     *         },
                     *         "totalPaise": 1605200,
                     *         "perPersonPaise": 802600,
                     *         "taxablePaise": 1528800,
                     *         "roundOffPaise": 0,
                     *         "lines": [
                     *           {
                     *             "kind": "person",
                     *             "name": "Twin sharing",
                     *             "count": 2,
                     *             "eachPaise": 764400,
                     *             "paise": 1528800
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "tax": "IGST",
                     *             "percent": 5,
                     *             "paise": 76400
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "part": 1,
                     *             "percent": 100,
                     *             "amountPaise": 1605200,
                     *             "dueOn": null
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "fromDays": 0,
                     *             "toDays": 6,
                     *             "until": "2027-01-24",
                     *             "percent": 100,
                     *             "least": {
                     *               "paise": 1605200,
                     *               "per": "person"
                     *             },
                     *             "chargePaise": 1605200,
                     *             "refundPaise": 0
                     *           }
                     *         ],
                     *         "trace": [
                     *           "2 adults on twin sharing at 7,644"
                     *         ],
                     *         "remarks": [
                     *           "Sat 10 Jul 2027 is outside its season: September to March."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BookableQuote"];
                    };
                };
            };
            /** @description Something in that question for a price makes no sense. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something in that question for a price makes no sense.",
                     *       "reason": "unclear-quote"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages.",
                     *       "reason": "cross-site"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description We have no such package. We have no such departure. We have no such car. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such package.",
                     *       "reason": "unknown-package"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description We take no more bookings for that departure. Nothing was charged; please choose another date. That departure has been called off. Nothing was charged; please choose another date. Not enough is free on that date any more. Nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We take no more bookings for that departure. Nothing was charged; please choose another date.",
                     *       "reason": "departure-closed"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take.",
                     *       "reason": "too-long"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description It is too late for that. A later day may still be open; where none is, call us and we see what can be done. That day is over. Please choose a later one. Somebody in your party is too young for this journey. That is more people than this can take. Please call us. This journey does not have the rooms you chose. We find no rooms on this journey that hold your party. Please call us. That cannot be added to this journey, or not so often. This journey does not take anybody in there. We cannot work out a fare for that trip yet. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "It is too late for that. A later day may still be open; where none is, call us and we see what can be done.",
                     *       "reason": "too-late"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    listIndiaPackages: {
        parameters: {
            query?: {
                /**
                 * @description What the list is about, by _id or url; everything without it.
                 * @example kerala
                 */
                id?: string | "";
                /**
                 * @description Whole rupees with GST, of the price shown: "10000-20000", "10000-" or "20000", which is up to.
                 * @example 10000-20000
                 */
                price?: string;
                /**
                 * @description Days: "4-7", "8-" or "3", which is up to.
                 * @example 4-7
                 */
                days?: string;
                /**
                 * @description Categories by _id, url or name; any of them.
                 * @example honeymoon-tours
                 */
                category?: string;
                /**
                 * @description Any of these tags.
                 * @example beach,snow
                 */
                tags?: string;
                /**
                 * @description Themed experiences by _id, url or name; any of them.
                 * @example backwaters
                 */
                themes?: string;
                /**
                 * @description Leaves in the next such month, 1 to 12.
                 * @example 12
                 */
                month?: string;
                /**
                 * @description Leaves on a day, or between two, the earlier first; a month goes before them.
                 * @example 2026-12-12..2026-12-18
                 */
                dates?: string;
                /**
                 * @description Leaves from any of these cities.
                 * @example new-delhi
                 */
                from?: string;
                /**
                 * @description Any of easy, easy-moderate, moderate, moderate-difficult, difficult.
                 * @example easy
                 */
                difficulty?: string;
                /**
                 * @description At least so many stars: 1 to 5, by halves.
                 * @example 4.5
                 */
                rating?: string;
                /**
                 * @description Runs with fewer than so many people.
                 * @example 5
                 */
                group?: string;
                /**
                 * @description Whom prices are for; one adult on twin sharing without it.
                 * @example 2
                 */
                adults?: string;
                /**
                 * @description Ages of everybody under 18 in the party.
                 * @example 9-6
                 */
                ages?: string;
                /**
                 * @description Rooms of the party, where it has chosen them.
                 * @example twin1-triple1
                 */
                rooms?: string;
                /**
                 * @description One of best-season, price, price-desc, days, days-desc, rating, name; the first without it.
                 * @example price
                 */
                sort?: string;
                /**
                 * @description Pages of 24.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what fits, or the message 'not found'. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "packages": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country",
                     *           "days": 3,
                     *           "packageRating": "4.6",
                     *           "ratingCount": 12,
                     *           "ratingIsDemo": true,
                     *           "fromPaise": 1942500,
                     *           "category": {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "category": "Hill Station Tours",
                     *             "url": "hill-station-tours"
                     *           },
                     *           "uploads": [
                     *             {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "path": "/media/ab12/768.webp",
                     *               "alt": "Poster of Munnar: tea gardens at dawn",
                     *               "width": 768,
                     *               "height": 576
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 57,
                     *       "page": 1,
                     *       "pageCount": 3,
                     *       "message": "not found"
                     *     }
                     */
                    "application/json": {
                        packages: components["schemas"]["ListedPackage"][];
                        /**
                         * @description How many fit on all pages.
                         * @example 57
                         */
                        total: number;
                        /** @example 1 */
                        page: number;
                        /** @example 3 */
                        pageCount: number;
                        /**
                         * @description There only when `packages` is empty.
                         * @enum {string}
                         */
                        message?: "not found";
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id cannot be one, or the page is none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listPlacePackages: {
        parameters: {
            query?: {
                /**
                 * @description What the list is about, by _id or url; everything without it.
                 * @example kerala
                 */
                id?: string | "";
                /**
                 * @description Whole rupees with GST, of the price shown: "10000-20000", "10000-" or "20000", which is up to.
                 * @example 10000-20000
                 */
                price?: string;
                /**
                 * @description Days: "4-7", "8-" or "3", which is up to.
                 * @example 4-7
                 */
                days?: string;
                /**
                 * @description Categories by _id, url or name; any of them.
                 * @example honeymoon-tours
                 */
                category?: string;
                /**
                 * @description Any of these tags.
                 * @example beach,snow
                 */
                tags?: string;
                /**
                 * @description Themed experiences by _id, url or name; any of them.
                 * @example backwaters
                 */
                themes?: string;
                /**
                 * @description Leaves in the next such month, 1 to 12.
                 * @example 12
                 */
                month?: string;
                /**
                 * @description Leaves on a day, or between two, the earlier first; a month goes before them.
                 * @example 2026-12-12..2026-12-18
                 */
                dates?: string;
                /**
                 * @description Leaves from any of these cities.
                 * @example new-delhi
                 */
                from?: string;
                /**
                 * @description Any of easy, easy-moderate, moderate, moderate-difficult, difficult.
                 * @example easy
                 */
                difficulty?: string;
                /**
                 * @description At least so many stars: 1 to 5, by halves.
                 * @example 4.5
                 */
                rating?: string;
                /**
                 * @description Runs with fewer than so many people.
                 * @example 5
                 */
                group?: string;
                /**
                 * @description Whom prices are for; one adult on twin sharing without it.
                 * @example 2
                 */
                adults?: string;
                /**
                 * @description Ages of everybody under 18 in the party.
                 * @example 9-6
                 */
                ages?: string;
                /**
                 * @description Rooms of the party, where it has chosen them.
                 * @example twin1-triple1
                 */
                rooms?: string;
                /**
                 * @description One of best-season, price, price-desc, days, days-desc, rating, name; the first without it.
                 * @example price
                 */
                sort?: string;
                /**
                 * @description Pages of 24.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what fits, or the message 'not found'. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "packages": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country",
                     *           "days": 3,
                     *           "packageRating": "4.6",
                     *           "ratingCount": 12,
                     *           "ratingIsDemo": true,
                     *           "fromPaise": 1942500,
                     *           "category": {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "category": "Hill Station Tours",
                     *             "url": "hill-station-tours"
                     *           },
                     *           "uploads": [
                     *             {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "path": "/media/ab12/768.webp",
                     *               "alt": "Poster of Munnar: tea gardens at dawn",
                     *               "width": 768,
                     *               "height": 576
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 57,
                     *       "page": 1,
                     *       "pageCount": 3,
                     *       "message": "not found"
                     *     }
                     */
                    "application/json": {
                        packages: components["schemas"]["ListedPackage"][];
                        /**
                         * @description How many fit on all pages.
                         * @example 57
                         */
                        total: number;
                        /** @example 1 */
                        page: number;
                        /** @example 3 */
                        pageCount: number;
                        /**
                         * @description There only when `packages` is empty.
                         * @enum {string}
                         */
                        message?: "not found";
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id cannot be one, or the page is none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listSpecialityPackages: {
        parameters: {
            query?: {
                /**
                 * @description Whole rupees with GST, of the price shown: "10000-20000", "10000-" or "20000", which is up to.
                 * @example 10000-20000
                 */
                price?: string;
                /**
                 * @description Days: "4-7", "8-" or "3", which is up to.
                 * @example 4-7
                 */
                days?: string;
                /**
                 * @description Categories by _id, url or name; any of them.
                 * @example honeymoon-tours
                 */
                category?: string;
                /**
                 * @description Any of these tags.
                 * @example beach,snow
                 */
                tags?: string;
                /**
                 * @description Themed experiences by _id, url or name; any of them.
                 * @example backwaters
                 */
                themes?: string;
                /**
                 * @description Leaves in the next such month, 1 to 12.
                 * @example 12
                 */
                month?: string;
                /**
                 * @description Leaves on a day, or between two, the earlier first; a month goes before them.
                 * @example 2026-12-12..2026-12-18
                 */
                dates?: string;
                /**
                 * @description Leaves from any of these cities.
                 * @example new-delhi
                 */
                from?: string;
                /**
                 * @description Any of easy, easy-moderate, moderate, moderate-difficult, difficult.
                 * @example easy
                 */
                difficulty?: string;
                /**
                 * @description At least so many stars: 1 to 5, by halves.
                 * @example 4.5
                 */
                rating?: string;
                /**
                 * @description Runs with fewer than so many people.
                 * @example 5
                 */
                group?: string;
                /**
                 * @description Whom prices are for; one adult on twin sharing without it.
                 * @example 2
                 */
                adults?: string;
                /**
                 * @description Ages of everybody under 18 in the party.
                 * @example 9-6
                 */
                ages?: string;
                /**
                 * @description Rooms of the party, where it has chosen them.
                 * @example twin1-triple1
                 */
                rooms?: string;
                /**
                 * @description One of best-season, price, price-desc, days, days-desc, rating, name; the first without it.
                 * @example price
                 */
                sort?: string;
                /**
                 * @description Pages of 24.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what fits, or the message 'not found'. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "packages": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country",
                     *           "days": 3,
                     *           "packageRating": "4.6",
                     *           "ratingCount": 12,
                     *           "ratingIsDemo": true,
                     *           "fromPaise": 1942500,
                     *           "category": {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "category": "Hill Station Tours",
                     *             "url": "hill-station-tours"
                     *           },
                     *           "uploads": [
                     *             {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "path": "/media/ab12/768.webp",
                     *               "alt": "Poster of Munnar: tea gardens at dawn",
                     *               "width": 768,
                     *               "height": 576
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 57,
                     *       "page": 1,
                     *       "pageCount": 3,
                     *       "message": "not found"
                     *     }
                     */
                    "application/json": {
                        packages: components["schemas"]["ListedPackage"][];
                        /**
                         * @description How many fit on all pages.
                         * @example 57
                         */
                        total: number;
                        /** @example 1 */
                        page: number;
                        /** @example 3 */
                        pageCount: number;
                        /**
                         * @description There only when `packages` is empty.
                         * @enum {string}
                         */
                        message?: "not found";
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id cannot be one, or the page is none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listCategoryPackages: {
        parameters: {
            query?: {
                /**
                 * @description What the list is about, by _id or url; everything without it.
                 * @example kerala
                 */
                id?: string | "";
                /**
                 * @description Whole rupees with GST, of the price shown: "10000-20000", "10000-" or "20000", which is up to.
                 * @example 10000-20000
                 */
                price?: string;
                /**
                 * @description Days: "4-7", "8-" or "3", which is up to.
                 * @example 4-7
                 */
                days?: string;
                /**
                 * @description Categories by _id, url or name; any of them.
                 * @example honeymoon-tours
                 */
                category?: string;
                /**
                 * @description Any of these tags.
                 * @example beach,snow
                 */
                tags?: string;
                /**
                 * @description Themed experiences by _id, url or name; any of them.
                 * @example backwaters
                 */
                themes?: string;
                /**
                 * @description Leaves in the next such month, 1 to 12.
                 * @example 12
                 */
                month?: string;
                /**
                 * @description Leaves on a day, or between two, the earlier first; a month goes before them.
                 * @example 2026-12-12..2026-12-18
                 */
                dates?: string;
                /**
                 * @description Leaves from any of these cities.
                 * @example new-delhi
                 */
                from?: string;
                /**
                 * @description Any of easy, easy-moderate, moderate, moderate-difficult, difficult.
                 * @example easy
                 */
                difficulty?: string;
                /**
                 * @description At least so many stars: 1 to 5, by halves.
                 * @example 4.5
                 */
                rating?: string;
                /**
                 * @description Runs with fewer than so many people.
                 * @example 5
                 */
                group?: string;
                /**
                 * @description Whom prices are for; one adult on twin sharing without it.
                 * @example 2
                 */
                adults?: string;
                /**
                 * @description Ages of everybody under 18 in the party.
                 * @example 9-6
                 */
                ages?: string;
                /**
                 * @description Rooms of the party, where it has chosen them.
                 * @example twin1-triple1
                 */
                rooms?: string;
                /**
                 * @description One of best-season, price, price-desc, days, days-desc, rating, name; the first without it.
                 * @example price
                 */
                sort?: string;
                /**
                 * @description Pages of 24.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what fits, or the message 'not found'. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "packages": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country",
                     *           "days": 3,
                     *           "packageRating": "4.6",
                     *           "ratingCount": 12,
                     *           "ratingIsDemo": true,
                     *           "fromPaise": 1942500,
                     *           "category": {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "category": "Hill Station Tours",
                     *             "url": "hill-station-tours"
                     *           },
                     *           "uploads": [
                     *             {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "path": "/media/ab12/768.webp",
                     *               "alt": "Poster of Munnar: tea gardens at dawn",
                     *               "width": 768,
                     *               "height": 576
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 57,
                     *       "page": 1,
                     *       "pageCount": 3,
                     *       "message": "not found"
                     *     }
                     */
                    "application/json": {
                        packages: components["schemas"]["ListedPackage"][];
                        /**
                         * @description How many fit on all pages.
                         * @example 57
                         */
                        total: number;
                        /** @example 1 */
                        page: number;
                        /** @example 3 */
                        pageCount: number;
                        /**
                         * @description There only when `packages` is empty.
                         * @enum {string}
                         */
                        message?: "not found";
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id cannot be one, or the page is none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listCars: {
        parameters: {
            query?: {
                /**
                 * @description Only the class with this _id or url; `detail` means the same.
                 * @example sedan
                 */
                id?: string | "";
                /**
                 * @description Whole rupees of the shortest outstation day, GST included: "3000-5000".
                 * @example 3000-5000
                 */
                price?: string;
                /**
                 * @description Days of the hire: classes meant for some length within.
                 * @example 4-7
                 */
                days?: string;
                /**
                 * @description Categories by url or name; any of them.
                 * @example suv-and-mpv
                 */
                category?: string;
                /**
                 * @description What it is for; the first that is given.
                 * @example hills
                 */
                tags?: string;
                /**
                 * @description One of usual, price, price-desc, seats, name; the first without it.
                 * @example price
                 */
                sort?: string;
                /**
                 * @description Pages of 24.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what fits, or the message 'not found'. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "packages": [
                     *         {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Sedan",
                     *           "url": "sedan",
                     *           "category": "Sedan",
                     *           "models": [
                     *             "Maruti Suzuki Dzire"
                     *           ],
                     *           "seats": 4,
                     *           "largeBags": 2,
                     *           "smallBags": 2,
                     *           "airConditioned": true,
                     *           "fuels": [
                     *             "petrol",
                     *             "CNG"
                     *           ],
                     *           "dayPaise": 386400,
                     *           "gstScheme": "CAR_5",
                     *           "gstPercent": 5,
                     *           "perKmPaise": 1300,
                     *           "perKmOneWayPaise": 1300,
                     *           "minKmPerDay": 250,
                     *           "driverAllowancePaise": 1300,
                     *           "nightChargePaise": 1300,
                     *           "local4h40kmPaise": 1300,
                     *           "local8h80kmPaise": 1300,
                     *           "local12h120kmPaise": 1300,
                     *           "extraKmPaise": 1300,
                     *           "extraHourPaise": 1300,
                     *           "leastDays": 1,
                     *           "mostDays": 10,
                     *           "summary": "Room for four and two cases.",
                     *           "about": [
                     *             "The car most families hire."
                     *           ],
                     *           "tags": [
                     *             "family"
                     *           ],
                     *           "uploads": [
                     *             {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "path": "/media/ab12/768.webp",
                     *               "alt": "Poster of Munnar: tea gardens at dawn",
                     *               "width": 768,
                     *               "height": 576
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 57,
                     *       "page": 1,
                     *       "pageCount": 3,
                     *       "message": "not found"
                     *     }
                     */
                    "application/json": {
                        packages: components["schemas"]["Car"][];
                        /**
                         * @description How many fit on all pages.
                         * @example 57
                         */
                        total: number;
                        /** @example 1 */
                        page: number;
                        /** @example 3 */
                        pageCount: number;
                        /**
                         * @description There only when `packages` is empty.
                         * @enum {string}
                         */
                        message?: "not found";
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id cannot be one, or the page is none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getCar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its url, with or without "-tour-package" behind it, or its _id.
                 * @example sedan
                 */
                detail: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The car. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *         "name": "Sedan",
                     *         "url": "sedan",
                     *         "category": "Sedan",
                     *         "models": [
                     *           "Maruti Suzuki Dzire"
                     *         ],
                     *         "seats": 4,
                     *         "largeBags": 2,
                     *         "smallBags": 2,
                     *         "airConditioned": true,
                     *         "fuels": [
                     *           "petrol",
                     *           "CNG"
                     *         ],
                     *         "dayPaise": 386400,
                     *         "gstScheme": "CAR_5",
                     *         "gstPercent": 5,
                     *         "perKmPaise": 1300,
                     *         "perKmOneWayPaise": 1300,
                     *         "minKmPerDay": 250,
                     *         "driverAllowancePaise": 1300,
                     *         "nightChargePaise": 1300,
                     *         "local4h40kmPaise": 1300,
                     *         "local8h80kmPaise": 1300,
                     *         "local12h120kmPaise": 1300,
                     *         "extraKmPaise": 1300,
                     *         "extraHourPaise": 1300,
                     *         "leastDays": 1,
                     *         "mostDays": 10,
                     *         "summary": "Room for four and two cases.",
                     *         "about": [
                     *           "The car most families hire."
                     *         ],
                     *         "tags": [
                     *           "family"
                     *         ],
                     *         "uploads": [
                     *           {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "path": "/media/ab12/768.webp",
                     *             "alt": "Poster of Munnar: tea gardens at dawn",
                     *             "width": 768,
                     *             "height": 576
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Car"];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Neither an address nor an id. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description There is no such car. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such car."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The site is not open yet. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Nothing can be asked for or booked here yet: we open soon. Nothing was charged.",
                     *       "reason": "not-open"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getFare: {
        parameters: {
            query?: {
                /**
                 * @description The class, by url or _id.
                 * @example sedan
                 */
                car?: string;
                /**
                 * @description One of round-trip, one-way, local, airport; the first without it.
                 * @example round-trip
                 */
                trip?: string;
                /**
                 * @description Where the car comes: the name or url of a place, or another name people have for it.
                 * @example New Delhi
                 */
                from?: string;
                /**
                 * @description Where it goes; not for a hire in town or to an airport.
                 * @example Jaipur
                 */
                to?: string;
                /**
                 * @description By way of.
                 * @example Agra
                 */
                via?: string;
                /**
                 * @description The first day.
                 * @example 2026-12-05
                 */
                date?: string;
                /**
                 * @description Calendar days; as many as the road needs without it.
                 * @example 3
                 */
                days?: string;
                /**
                 * @description When it leaves.
                 * @example 07:30
                 */
                time?: string;
                /**
                 * @description When it is back, on the last day.
                 * @example 20:00
                 */
                end?: string;
                /**
                 * @description Kilometres in all, in place of those of the road.
                 * @example 950
                 */
                km?: string;
                /**
                 * @description Hours of a hire in town; 8 without it.
                 * @example 10
                 */
                hours?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fare. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "car": {
                     *           "name": "Sedan",
                     *           "url": "sedan"
                     *         },
                     *         "trip": "round-trip",
                     *         "date": "2026-12-05",
                     *         "km": 560,
                     *         "chargeableKm": 750,
                     *         "days": 3,
                     *         "nights": 0,
                     *         "isEstimate": false,
                     *         "legs": [
                     *           {
                     *             "from": "New Delhi",
                     *             "to": "Jaipur",
                     *             "km": 280,
                     *             "hours": 5.5,
                     *             "basis": "known",
                     *             "by": [
                     *               "Neemrana"
                     *             ]
                     *           }
                     *         ],
                     *         "reckoned": [
                     *           {
                     *             "said": "Noida",
                     *             "as": "New Delhi"
                     *           }
                     *         ],
                     *         "lines": [
                     *           {
                     *             "kind": "distance",
                     *             "words": "750 km at 11",
                     *             "paise": 825000
                     *           }
                     *         ],
                     *         "taxablePaise": 825000,
                     *         "gst": {
                     *           "scheme": "CAR_5",
                     *           "heading": "9966",
                     *           "percent": 5,
                     *           "taxes": [
                     *             {
                     *               "tax": "IGST",
                     *               "percent": 5,
                     *               "paise": 41250
                     *             }
                     *           ],
                     *           "reverseCharge": false
                     *         },
                     *         "beforeRoundOffPaise": 866250,
                     *         "roundOffPaise": 50,
                     *         "totalPaise": 866300,
                     *         "atActuals": [
                     *           {
                     *             "kind": "toll",
                     *             "name": "Tolls",
                     *             "why": "As the plazas charge.",
                     *             "fromPaise": 60000,
                     *             "toPaise": 90000
                     *           }
                     *         ],
                     *         "notIncluded": [
                     *           "Entry tickets"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Fare"];
                    };
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Something typed makes no sense; `fields` says what. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We cannot work out a fare for that trip yet.",
                     *       "reason": "unknown-place",
                     *       "fields": {
                     *         "to": "We know no place called “Atlantis”."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UnclearTrip"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description There is no such car. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such car."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Understood, but not to be driven: we know no such place, no road goes there, the days are too few, the class is not let so. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We cannot work out a fare for that trip yet.",
                     *       "reason": "unknown-place",
                     *       "fields": {
                     *         "to": "We know no place called “Atlantis”."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UnclearTrip"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    octoSupplier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "your-tours",
                     *       "name": "Your Tours",
                     *       "endpoint": "https://www.your-tours.in/api/octo",
                     *       "contact": {
                     *         "website": "https://www.your-tours.in",
                     *         "email": "hello@your-tours.in",
                     *         "telephone": "+91 98123 45678",
                     *         "address": "12 Beach Road, Kochi, 682001"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OctoSupplier"];
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    octoProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products, by their addresses. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "4k1m9x2c7q8v3n5b6z0a",
                     *         "internalName": "Tea hills of Munnar",
                     *         "reference": "munnar-tea-country",
                     *         "locale": "en-IN",
                     *         "timeZone": "Asia/Kolkata",
                     *         "allowFreesale": false,
                     *         "instantConfirmation": true,
                     *         "instantDelivery": true,
                     *         "availabilityRequired": true,
                     *         "availabilityType": "START_TIME",
                     *         "deliveryFormats": [
                     *           "PDF_URL"
                     *         ],
                     *         "deliveryMethods": [
                     *           "VOUCHER"
                     *         ],
                     *         "redemptionMethod": "DIGITAL",
                     *         "options": [
                     *           {
                     *             "id": "kochi",
                     *             "default": true,
                     *             "internalName": "From Kochi",
                     *             "reference": null,
                     *             "availabilityLocalStartTimes": [
                     *               "00:00"
                     *             ],
                     *             "cancellationCutoff": "0 hours",
                     *             "cancellationCutoffAmount": 0,
                     *             "cancellationCutoffUnit": "hour",
                     *             "requiredContactFields": [
                     *               "firstName",
                     *               "lastName",
                     *               "emailAddress",
                     *               "phoneNumber"
                     *             ],
                     *             "restrictions": {
                     *               "minUnits": null,
                     *               "maxUnits": null
                     *             },
                     *             "units": [
                     *               {
                     *                 "id": "adult",
                     *                 "internalName": "Adult",
                     *                 "reference": null,
                     *                 "type": "ADULT",
                     *                 "requiredContactFields": [
                     *                   "firstName",
                     *                   "lastName",
                     *                   "emailAddress",
                     *                   "phoneNumber"
                     *                 ],
                     *                 "restrictions": {
                     *                   "minAge": 12,
                     *                   "maxAge": 99,
                     *                   "idRequired": false,
                     *                   "minQuantity": null,
                     *                   "maxQuantity": null,
                     *                   "paxCount": 1,
                     *                   "accompaniedBy": []
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OctoProduct"][];
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    octoProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4k1m9x2c7q8v3n5b6z0a */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    /** @description Send it back as If-None-Match to be told whether it changed. */
                    ETag?: string;
                    /** @description May be kept for a minute. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4k1m9x2c7q8v3n5b6z0a",
                     *       "internalName": "Tea hills of Munnar",
                     *       "reference": "munnar-tea-country",
                     *       "locale": "en-IN",
                     *       "timeZone": "Asia/Kolkata",
                     *       "allowFreesale": false,
                     *       "instantConfirmation": true,
                     *       "instantDelivery": true,
                     *       "availabilityRequired": true,
                     *       "availabilityType": "START_TIME",
                     *       "deliveryFormats": [
                     *         "PDF_URL"
                     *       ],
                     *       "deliveryMethods": [
                     *         "VOUCHER"
                     *       ],
                     *       "redemptionMethod": "DIGITAL",
                     *       "options": [
                     *         {
                     *           "id": "kochi",
                     *           "default": true,
                     *           "internalName": "From Kochi",
                     *           "reference": null,
                     *           "availabilityLocalStartTimes": [
                     *             "00:00"
                     *           ],
                     *           "cancellationCutoff": "0 hours",
                     *           "cancellationCutoffAmount": 0,
                     *           "cancellationCutoffUnit": "hour",
                     *           "requiredContactFields": [
                     *             "firstName",
                     *             "lastName",
                     *             "emailAddress",
                     *             "phoneNumber"
                     *           ],
                     *           "restrictions": {
                     *             "minUnits": null,
                     *             "maxUnits": null
                     *           },
                     *           "units": [
                     *             {
                     *               "id": "adult",
                     *               "internalName": "Adult",
                     *               "reference": null,
                     *               "type": "ADULT",
                     *               "requiredContactFields": [
                     *                 "firstName",
                     *                 "lastName",
                     *                 "emailAddress",
                     *                 "phoneNumber"
                     *               ],
                     *               "restrictions": {
                     *                 "minAge": 12,
                     *                 "maxAge": 99,
                     *                 "idRequired": false,
                     *                 "minQuantity": null,
                     *                 "maxQuantity": null,
                     *                 "paxCount": 1,
                     *                 "accompaniedBy": []
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OctoProduct"];
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such product. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "INVALID_PRODUCT_ID",
                     *       "errorMessage": "There is no such product.",
                     *       "productId": "4k1m9x2c7q8v3n5b6z0a"
                     *     }
                     */
                    "application/json": components["schemas"]["OctoRefused"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    octoAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "4k1m9x2c7q8v3n5b6z0a",
                 *       "optionId": "kochi",
                 *       "localDateStart": "2026-12-01",
                 *       "localDateEnd": "2026-12-31",
                 *       "units": [
                 *         {
                 *           "id": "adult",
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OctoAvailabilityAsked"];
            };
        };
        responses: {
            /** @description The departures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "8n3v5b6z0a4k1m9x2c7q",
                     *         "localDateTimeStart": "2026-12-12T00:00:00+05:30",
                     *         "localDateTimeEnd": "2026-12-14T23:59:59+05:30",
                     *         "allDay": true,
                     *         "utcCutoffAt": "2026-12-10T18:30:00.000Z",
                     *         "maxUnits": 7,
                     *         "available": true,
                     *         "status": "AVAILABLE",
                     *         "vacancies": 7,
                     *         "capacity": 12,
                     *         "openingHours": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OctoAvailability"][];
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such product, option or unit, or the days make no sense. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "INVALID_PRODUCT_ID",
                     *       "errorMessage": "There is no such product.",
                     *       "productId": "4k1m9x2c7q8v3n5b6z0a"
                     *     }
                     */
                    "application/json": components["schemas"]["OctoRefused"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    octoCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "4k1m9x2c7q8v3n5b6z0a",
                 *       "optionId": "kochi",
                 *       "units": [
                 *         {
                 *           "id": "adult",
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "localDateStart": "2026-12-12",
                 *       "localDateEnd": "2026-12-12"
                 *     }
                 */
                "application/json": components["schemas"]["OctoCalendarAsked"];
            };
        };
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "localDate": "2026-12-12",
                     *         "available": true,
                     *         "status": "AVAILABLE",
                     *         "vacancies": 7,
                     *         "capacity": 12,
                     *         "openingHours": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OctoDay"][];
                };
            };
            /** @description Nothing changed since the answer with the given ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such product, option or unit, or the days make no sense. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "INVALID_PRODUCT_ID",
                     *       "errorMessage": "There is no such product.",
                     *       "productId": "4k1m9x2c7q8v3n5b6z0a"
                     *     }
                     */
                    "application/json": components["schemas"]["OctoRefused"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key, or whoever asks, has had its calls of this minute; Retry-After says when to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something unexpected failed on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The database cannot be reached; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.org",
                 *       "mobile": "+91 98123 45678"
                 *     }
                 */
                "application/json": {
                    /** @example meera@example.org */
                    email: string;
                    /**
                     * @description With its country code, or an Indian one.
                     * @example +91 98123 45678
                     */
                    mobile: string;
                    /** @description Where a refusal brought a `challenge`: base64 of the JSON `{challenge, solution}`, the work as ALTCHA does it (`solveChallenge` of the npm package altcha-lib), sent with the cookies of that answer, once, within ten minutes. */
                    proof?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done.",
                     *       "expiresInSeconds": 120
                     *     }
                     */
                    "application/json": components["schemas"]["Message"] & {
                        /** @example 120 */
                        expiresInSeconds: number;
                    };
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. Please enter a valid mobile number. Please enter a valid email address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description We cannot send an OTP to that country. Please call us. We need to check that a person is asking. Please allow JavaScript and try once more. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We cannot send an OTP to that country. Please call us."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. Too many OTPs have been asked for. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.org",
                 *       "mobile": "+91 98123 45678"
                 *     }
                 */
                "application/json": {
                    /** @example meera@example.org */
                    email: string;
                    /**
                     * @description With its country code, or an Indian one.
                     * @example +91 98123 45678
                     */
                    mobile: string;
                    /** @description Where a refusal brought a `challenge`: base64 of the JSON `{challenge, solution}`, the work as ALTCHA does it (`solveChallenge` of the npm package altcha-lib), sent with the cookies of that answer, once, within ten minutes. */
                    proof?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done.",
                     *       "expiresInSeconds": 120
                     *     }
                     */
                    "application/json": components["schemas"]["Message"] & {
                        /** @example 120 */
                        expiresInSeconds: number;
                    };
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. Please enter a valid mobile number. Please enter a valid email address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description We cannot send an OTP to that country. Please call us. We need to check that a person is asking. Please allow JavaScript and try once more. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We cannot send an OTP to that country. Please call us."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. Too many OTPs have been asked for. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.org",
                 *       "mobile": "+91 98123 45678",
                 *       "otp": "012345"
                 *     }
                 */
                "application/json": {
                    /** @example meera@example.org */
                    email: string;
                    /**
                     * @description With its country code, or an Indian one.
                     * @example +91 98123 45678
                     */
                    mobile: string;
                    /**
                     * @description Six digits.
                     * @example 012345
                     */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. Please enter OTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Invalid OTP. Try again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Invalid OTP. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. Too many wrong OTPs. Please resend the OTP and type the new one, or call us. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Meera Kulkarni",
                 *       "email": "meera@example.org",
                 *       "mobile": "+91 98123 45678",
                 *       "password": "monsoon-over-munnar",
                 *       "otp": "012345",
                 *       "newPassword": "monsoon-over-munnar"
                 *     }
                 */
                "application/json": {
                    /** @example Meera Kulkarni */
                    name: string;
                    /** @example meera@example.org */
                    email: string;
                    /**
                     * @description With its country code, or an Indian one.
                     * @example +91 98123 45678
                     */
                    mobile: string;
                    /**
                     * @description 8 to 128 characters.
                     * @example monsoon-over-munnar
                     */
                    password: string;
                    /**
                     * @description Six digits.
                     * @example 012345
                     */
                    otp?: string;
                    /**
                     * @description 8 to 128 characters.
                     * @example monsoon-over-munnar
                     */
                    newPassword?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. Please enter a valid email address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description You already have an account with this mobile or e-mail. Please log in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You already have an account with this mobile or e-mail. Please log in."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Please send OTP first. Please verify OTP first. A password needs at least 8 characters. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please send OTP first."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. Many people are logging in just now. Try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
        };
    };
    setForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.org",
                 *       "mobile": "+91 98123 45678",
                 *       "newPassword": "monsoon-over-munnar"
                 *     }
                 */
                "application/json": {
                    /** @example meera@example.org */
                    email: string;
                    /**
                     * @description With its country code, or an Indian one.
                     * @example +91 98123 45678
                     */
                    mobile: string;
                    /**
                     * @description 8 to 128 characters.
                     * @example monsoon-over-munnar
                     */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. Please enter a valid email address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Please send OTP first. Please verify OTP first. A password needs at least 8 characters. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please send OTP first."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. Many people are logging in just now. Try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.org",
                 *       "password": "monsoon-over-munnar"
                 *     }
                 */
                "application/json": {
                    /** @example meera@example.org */
                    email: string;
                    /**
                     * @description 8 to 128 characters.
                     * @example monsoon-over-munnar
                     */
                    password: string;
                    /** @description Where a refusal brought a `challenge`: base64 of the JSON `{challenge, solution}`, the work as ALTCHA does it (`solveChallenge` of the npm package altcha-lib), sent with the cookies of that answer, once, within ten minutes. */
                    proof?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done.",
                     *       "user": {
                     *         "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *         "role": "traveller",
                     *         "token": "Q2x5c8v1n4b6z9a3m0k7q2",
                     *         "name": "Meera Kulkarni",
                     *         "image": "/media/ab12/320.webp"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Message"] & {
                        user: components["schemas"]["User"];
                        /** @description A page of ours that must come first, as one that asks for consent. */
                        next?: string;
                    };
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description The email or the password is not right. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The email or the password is not right."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description There were many tries to log in. Please allow JavaScript and try once more, or set a new password with an OTP. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There were many tries to log in. Please allow JavaScript and try once more, or set a new password with an OTP."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. Many people are logging in just now. Try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done.",
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Message"] & {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["FormRefused"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *         "role": "traveller",
                     *         "token": "Q2x5c8v1n4b6z9a3m0k7q2",
                     *         "name": "Meera Kulkarni",
                     *         "image": "/media/ab12/320.webp",
                     *         "email": "meera@example.org"
                     *       },
                     *       "expires": "2026-12-02T10:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Nothing is done there by that method. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Error: This action with HTTP PUT is not supported by NextAuth.js */
                    "text/plain": string;
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    renewSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csrfToken": "9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e1b3d5f7a9c2e4b6d8f0a1c3e5b7d9f1a",
                 *       "data": {}
                 *     }
                 */
                "application/json": {
                    /**
                     * @description That of `GET /api/auth/csrf`.
                     * @example 9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e1b3d5f7a9c2e4b6d8f0a1c3e5b7d9f1a
                     */
                    csrfToken: string;
                    data?: unknown;
                };
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *         "role": "traveller",
                     *         "token": "Q2x5c8v1n4b6z9a3m0k7q2",
                     *         "name": "Meera Kulkarni",
                     *         "image": "/media/ab12/320.webp",
                     *         "email": "meera@example.org"
                     *       },
                     *       "expires": "2026-12-02T10:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Without its token. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getCsrfToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csrfToken": "9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e1b3d5f7a9c2e4b6d8f0a1c3e5b7d9f1a"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description That of `GET /api/auth/csrf`.
                         * @example 9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e1b3d5f7a9c2e4b6d8f0a1c3e5b7d9f1a
                         */
                        csrfToken: string;
                    };
                };
            };
            /** @description Nothing is done there by that method. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Error: This action with HTTP PUT is not supported by NextAuth.js */
                    "text/plain": string;
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "google": {
                     *         "id": "google",
                     *         "name": "Google",
                     *         "type": "oauth",
                     *         "signinUrl": "https://www.your-tours.in/api/auth/signin/google",
                     *         "callbackUrl": "https://www.your-tours.in/api/auth/callback/google"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionProviders"];
                };
            };
            /** @description Nothing is done there by that method. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Error: This action with HTTP PUT is not supported by NextAuth.js */
                    "text/plain": string;
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    signInWithProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example google */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csrfToken": "9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e1b3d5f7a9c2e4b6d8f0a1c3e5b7d9f1a",
                 *       "callbackUrl": "https://www.your-tours.in/india",
                 *       "json": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SessionForm"];
            };
        };
        responses: {
            /** @description Where to go on, with `json=true`; also where a form without its token leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://www.your-tours.in/api/auth/signin"
                     *     }
                     */
                    "application/json": {
                        /** @example https://www.your-tours.in/api/auth/signin */
                        url: string;
                    };
                };
            };
            /** @description The same as a redirect, without `json=true`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    returnFromProvider: {
        parameters: {
            query?: {
                /** @example 4/0AfJohXk */
                code?: string;
                /** @example q7X2c8V1n4B6z9A3m0K5wR */
                state?: string;
                /** @example access_denied */
                error?: string;
            };
            header?: never;
            path: {
                /** @example google */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in, or to `/api/auth/error?error=…`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Of a provider this site has not. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Error: This action with HTTP GET is not supported by NextAuth.js */
                    "text/plain": string;
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    signInWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csrfToken": "9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e1b3d5f7a9c2e4b6d8f0a1c3e5b7d9f1a",
                 *       "callbackUrl": "https://www.your-tours.in/india",
                 *       "json": "true",
                 *       "email": "meera@example.org",
                 *       "password": "monsoon-over-munnar"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SessionPassword"];
            };
        };
        responses: {
            /** @description Where to go on, with `json=true`; also where a form without its token leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://www.your-tours.in/india"
                     *     }
                     */
                    "application/json": {
                        /** @example https://www.your-tours.in/india */
                        url: string;
                    };
                };
            };
            /** @description The same as a redirect, without `json=true`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A wrong password or an unknown person, told by the `error` of the address; `TooManyTries` after ten. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://www.your-tours.in/api/auth/error?error=CredentialsSignin&provider=credentials"
                     *     }
                     */
                    "application/json": {
                        /** @example https://www.your-tours.in/api/auth/error?error=CredentialsSignin&provider=credentials */
                        url: string;
                    };
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many at once, or the database is gone; Retry-After says when to ask again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://www.your-tours.in/api/auth/error?error=TooBusy&provider=credentials"
                     *     }
                     */
                    "application/json": {
                        /** @example https://www.your-tours.in/api/auth/error?error=TooBusy&provider=credentials */
                        url: string;
                    } | {
                        message: string;
                    };
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csrfToken": "9f2c4e6a8b0d1f3a5c7e9b2d4f6a8c0e1b3d5f7a9c2e4b6d8f0a1c3e5b7d9f1a",
                 *       "callbackUrl": "https://www.your-tours.in/india",
                 *       "json": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SessionForm"];
            };
        };
        responses: {
            /** @description Where to go on, with `json=true`; also where a form without its token leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://www.your-tours.in/india"
                     *     }
                     */
                    "application/json": {
                        /** @example https://www.your-tours.in/india */
                        url: string;
                    };
                };
            };
            /** @description The same as a redirect, without `json=true`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    logOfSessionClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "CLIENT_FETCH_ERROR",
                 *       "level": "error"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @example CLIENT_FETCH_ERROR */
                    code?: string;
                    /** @example error */
                    level?: string;
                };
            };
        };
        responses: {
            /** @description Read by nobody. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getDeparture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 8n3v5b6z0a4k1m9x2c7q */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "8n3v5b6z0a4k1m9x2c7q",
                     *         "package": "munnar-tea-country",
                     *         "startsOn": "2027-01-24",
                     *         "departureCity": "Kochi",
                     *         "capacity": 12,
                     *         "held": 1,
                     *         "sold": 4,
                     *         "seatsLeft": 7,
                     *         "state": "AVAILABLE",
                     *         "guaranteed": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DepartureSeats"];
                    };
                };
            };
            /** @description That is not something we can make sense of. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of.",
                     *       "reason": "malformed"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description We have no such departure. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such departure.",
                     *       "reason": "unknown-departure"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The site is not open yet. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Nothing can be asked for or booked here yet: we open soon. Nothing was charged.",
                     *       "reason": "not-open"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example q7X2c8V1n4B6z9A3m0K5wR */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "token": "q7X2c8V1n4B6z9A3m0K5wR",
                     *         "version": 1,
                     *         "expiresAt": "2026-12-02T10:15:00.000Z",
                     *         "package": {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country"
                     *         },
                     *         "departure": "8n3v5b6z0a4k1m9x2c7q",
                     *         "startsOn": "2027-01-24",
                     *         "endsOn": "2027-01-26",
                     *         "seats": 2,
                     *         "roomsText": "1 twin room for 2 adults",
                     *         "pickup": {
                     *           "id": "majestic",
                     *           "place": "Majestic",
                     *           "at": "21:30"
                     *         },
                     *         "meeting": {
                     *           "place": "New Delhi station",
                     *           "at": "19:00"
                     *         },
                     *         "totalPaise": 1605200,
                     *         "perPersonPaise": 802600,
                     *         "taxablePaise": 1528800,
                     *         "roundOffPaise": 0,
                     *         "lines": [
                     *           {
                     *             "kind": "person",
                     *             "name": "Twin sharing",
                     *             "count": 2,
                     *             "eachPaise": 764400,
                     *             "paise": 1528800
                     *           }
                     *         ],
                     *         "taxes": [
                     *           {
                     *             "tax": "IGST",
                     *             "percent": 5,
                     *             "paise": 76400
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "part": 1,
                     *             "percent": 100,
                     *             "amountPaise": 1605200,
                     *             "dueOn": null
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "fromDays": 0,
                     *             "toDays": 6,
                     *             "until": "2027-01-24",
                     *             "percent": 100,
                     *             "least": {
                     *               "paise": 1605200,
                     *               "per": "person"
                     *             },
                     *             "chargePaise": 1605200,
                     *             "refundPaise": 0
                     *           }
                     *         ],
                     *         "trace": [
                     *           "2 adults on twin sharing at 7,644"
                     *         ],
                     *         "remarks": [
                     *           "Sat 10 Jul 2027 is outside its season: September to March."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BookableQuote"];
                    };
                };
            };
            /** @description That is not something we can make sense of. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of.",
                     *       "reason": "malformed"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The key has not this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key does not open this call.",
                     *       "reason": "api-key-scope"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description We have no such quote. It may have been cut short on its way. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such quote. It may have been cut short on its way.",
                     *       "reason": "unknown-quote"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    holdSeats: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Of your choice, kept for good: the same key with the same body gives the same booking or payment, as it stands by then; with another body 422. Yours alone: it is told apart by who is signed in, and for guests by the quote they book and by how they are reached.
                 * @example 7d1f4c1e-2f0b-4a5e-9f3e-0b6a5c1d2e3f
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quote": "q7X2c8V1n4B6z9A3m0K5wR",
                 *       "contact": {
                 *         "name": "Meera Kulkarni",
                 *         "mobile": "+91 98123 45678",
                 *         "email": "meera@example.org"
                 *       },
                 *       "travellers": [
                 *         {
                 *           "name": "Meera Kulkarni",
                 *           "age": 34
                 *         }
                 *       ],
                 *       "buyer": {
                 *         "address": "12 Lake Road",
                 *         "city": "Kochi",
                 *         "pin": "682001",
                 *         "state": "IN-KL"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingAsked"];
            };
        };
        responses: {
            /** @description The booking, with the token that opens it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reference": "7KQ4M2TX",
                     *         "token": "bX2c8V1n4B6z9A3m0K5wR7qT1yU4iO8pL6sD3fG9hJ2",
                     *         "state": "held",
                     *         "holdExpiresAt": "2026-12-02T10:15:00.000Z",
                     *         "chooseUntil": null,
                     *         "package": {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country"
                     *         },
                     *         "departure": "8n3v5b6z0a4k1m9x2c7q",
                     *         "startsOn": "2027-01-24",
                     *         "endsOn": "2027-01-26",
                     *         "seats": 2,
                     *         "totalPaise": 1605200,
                     *         "paidPaise": 0,
                     *         "duePaise": 1605200,
                     *         "refundDuePaise": 0,
                     *         "refundedPaise": 0,
                     *         "disputedPaise": 0,
                     *         "payments": [
                     *           {
                     *             "part": 1,
                     *             "percent": 100,
                     *             "amountPaise": 1605200,
                     *             "dueOn": null,
                     *             "state": "due",
                     *             "paidAt": null
                     *           }
                     *         ],
                     *         "orders": [],
                     *         "refunds": [],
                     *         "travellers": [
                     *           {
                     *             "name": "Meera Kulkarni",
                     *             "age": 34,
                     *             "room": 1
                     *           }
                     *         ],
                     *         "pickup": null,
                     *         "documents": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            /** @description Please send an Idempotency-Key of 1 to 200 plain characters, so that nothing is booked or paid twice. Please look at the fields that are marked. Nothing you typed is lost. Please look at the fields that are marked. Nothing you typed is lost. Something in that question for a price makes no sense. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please send an Idempotency-Key of 1 to 200 plain characters, so that nothing is booked or paid twice.",
                     *       "reason": "key-missing"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The key is unknown, or was ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That key is not one of ours, or was ended.",
                     *       "reason": "api-key-unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages.",
                     *       "reason": "cross-site"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description We have no such quote. It may have been cut short on its way. We have no such package. We have no such departure. We have no such car. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such quote. It may have been cut short on its way.",
                     *       "reason": "unknown-quote"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That quote has run out. Ask for a new one: it takes a moment. The price has changed meanwhile. Nothing was charged; see the new one first. We take no more bookings for that departure. Nothing was charged; please choose another date. That departure has been called off. Nothing was charged; please choose another date. Not enough is free on that date any more. Nothing was charged. We take no more bookings for that departure. Nothing was charged; please choose another date. That departure has been called off. Nothing was charged; please choose another date. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That quote has run out. Ask for a new one: it takes a moment.",
                     *       "reason": "quote-expired"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take.",
                     *       "reason": "too-long"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That Idempotency-Key has been used for something else. It is too late for that. A later day may still be open; where none is, call us and we see what can be done. That day is over. Please choose a later one. Somebody in your party is too young for this journey. That is more people than this can take. Please call us. This journey does not have the rooms you chose. We find no rooms on this journey that hold your party. Please call us. That cannot be added to this journey, or not so often. This journey does not take anybody in there. We cannot work out a fare for that trip yet. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That Idempotency-Key has been used for something else.",
                     *       "reason": "key-reused"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7KQ4M2TX */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reference": "7KQ4M2TX",
                     *         "token": "bX2c8V1n4B6z9A3m0K5wR7qT1yU4iO8pL6sD3fG9hJ2",
                     *         "state": "held",
                     *         "holdExpiresAt": "2026-12-02T10:15:00.000Z",
                     *         "chooseUntil": null,
                     *         "package": {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country"
                     *         },
                     *         "departure": "8n3v5b6z0a4k1m9x2c7q",
                     *         "startsOn": "2027-01-24",
                     *         "endsOn": "2027-01-26",
                     *         "seats": 2,
                     *         "totalPaise": 1605200,
                     *         "paidPaise": 0,
                     *         "duePaise": 1605200,
                     *         "refundDuePaise": 0,
                     *         "refundedPaise": 0,
                     *         "disputedPaise": 0,
                     *         "payments": [
                     *           {
                     *             "part": 1,
                     *             "percent": 100,
                     *             "amountPaise": 1605200,
                     *             "dueOn": null,
                     *             "state": "due",
                     *             "paidAt": null
                     *           }
                     *         ],
                     *         "orders": [],
                     *         "refunds": [],
                     *         "travellers": [
                     *           {
                     *             "name": "Meera Kulkarni",
                     *             "age": 34,
                     *             "room": 1
                     *           }
                     *         ],
                     *         "pickup": null,
                     *         "documents": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first.",
                     *       "reason": "no-session"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That link opens no booking, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That link opens no booking, or no longer.",
                     *       "reason": "unknown-booking"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7KQ4M2TX */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Until when they are held. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "state": "held",
                     *         "holdExpiresAt": "2026-12-02T10:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            state: "held" | "confirmed" | "expired" | "cancelled" | "completed";
                            /**
                             * Format: date-time
                             * @example 2026-12-02T10:15:00.000Z
                             */
                            holdExpiresAt: string;
                        };
                    };
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first.",
                     *       "reason": "no-session"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages.",
                     *       "reason": "cross-site"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That link opens no booking, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That link opens no booking, or no longer.",
                     *       "reason": "unknown-booking"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done with this booking as it stands. Not enough is free on that date any more. Nothing was charged. The price has changed meanwhile. Nothing was charged; see the new one first. That quote has run out. Ask for a new one: it takes a moment. These seats have been held for you as often as we hold them. Please go on from your quote. That coupon or early price has been used as often as it may be, or is for a first booking alone. The price stands without it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done with this booking as it stands.",
                     *       "reason": "not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take.",
                     *       "reason": "too-long"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description It is too late for that. A later day may still be open; where none is, call us and we see what can be done. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "It is too late for that. A later day may still be open; where none is, call us and we see what can be done.",
                     *       "reason": "too-late"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Of your choice, kept for good: the same key with the same body gives the same booking or payment, as it stands by then; with another body 422. Yours alone: it is told apart by who is signed in, and for guests by the quote they book and by how they are reached.
                 * @example 7d1f4c1e-2f0b-4a5e-9f3e-0b6a5c1d2e3f
                 */
                "Idempotency-Key": string;
            };
            path: {
                /** @example 7KQ4M2TX */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "simulator",
                 *       "part": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentAsked"];
            };
        };
        responses: {
            /** @description Where it is paid: send the browser to `payUrl`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "orderId": "5b6z0a4k1m9x2c7q8v3n",
                     *         "amountPaise": 1605200,
                     *         "payUrl": "https://www.your-tours.in/pay/5b6z0a4k1m9x2c7q8v3n"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @example 5b6z0a4k1m9x2c7q8v3n */
                            orderId: string;
                            /**
                             * @description In paise.
                             * @example 1605200
                             */
                            amountPaise: number;
                            /** @example https://www.your-tours.in/pay/5b6z0a4k1m9x2c7q8v3n */
                            payUrl: string;
                        };
                    };
                };
            };
            /** @description Please send an Idempotency-Key of 1 to 200 plain characters, so that nothing is booked or paid twice. That is not something we can make sense of. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please send an Idempotency-Key of 1 to 200 plain characters, so that nothing is booked or paid twice.",
                     *       "reason": "key-missing"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first.",
                     *       "reason": "no-session"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages.",
                     *       "reason": "cross-site"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That link opens no booking, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That link opens no booking, or no longer.",
                     *       "reason": "unknown-booking"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Your hold has ended and the seats went back. Nothing was charged. That part is paid already. That cannot be done with this booking as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your hold has ended and the seats went back. Nothing was charged.",
                     *       "reason": "hold-expired"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take.",
                     *       "reason": "too-long"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That Idempotency-Key has been used for something else. Please say first where the ticket goes: a name, a mobile and an e-mail. We cannot take money that way. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That Idempotency-Key has been used for something else.",
                     *       "reason": "key-reused"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. The payment service does not answer just now. Your seats stay held; please try again or pay another way. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    amendBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7KQ4M2TX */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsOn": "2027-01-31",
                 *       "adults": 2
                 *     }
                 */
                "application/json": components["schemas"]["AmendmentAsked"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reference": "7KQ4M2TX",
                     *         "token": "bX2c8V1n4B6z9A3m0K5wR7qT1yU4iO8pL6sD3fG9hJ2",
                     *         "state": "held",
                     *         "holdExpiresAt": "2026-12-02T10:15:00.000Z",
                     *         "chooseUntil": null,
                     *         "package": {
                     *           "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *           "name": "Tea hills of Munnar",
                     *           "url": "munnar-tea-country"
                     *         },
                     *         "departure": "8n3v5b6z0a4k1m9x2c7q",
                     *         "startsOn": "2027-01-24",
                     *         "endsOn": "2027-01-26",
                     *         "seats": 2,
                     *         "totalPaise": 1605200,
                     *         "paidPaise": 0,
                     *         "duePaise": 1605200,
                     *         "refundDuePaise": 0,
                     *         "refundedPaise": 0,
                     *         "disputedPaise": 0,
                     *         "payments": [
                     *           {
                     *             "part": 1,
                     *             "percent": 100,
                     *             "amountPaise": 1605200,
                     *             "dueOn": null,
                     *             "state": "due",
                     *             "paidAt": null
                     *           }
                     *         ],
                     *         "orders": [],
                     *         "refunds": [],
                     *         "travellers": [
                     *           {
                     *             "name": "Meera Kulkarni",
                     *             "age": 34,
                     *             "room": 1
                     *           }
                     *         ],
                     *         "pickup": null,
                     *         "documents": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            /** @description What it would cost. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "quote": {
                     *           "token": "q7X2c8V1n4B6z9A3m0K5wR",
                     *           "version": 1,
                     *           "expiresAt": "2026-12-02T10:15:00.000Z",
                     *           "package": {
                     *             "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *             "name": "Tea hills of Munnar",
                     *             "url": "munnar-tea-country"
                     *           },
                     *           "departure": "8n3v5b6z0a4k1m9x2c7q",
                     *           "startsOn": "2027-01-24",
                     *           "endsOn": "2027-01-26",
                     *           "seats": 2,
                     *           "roomsText": "1 twin room for 2 adults",
                     *           "pickup": {
                     *             "id": "majestic",
                     *             "place": "Majestic",
                     *             "at": "21:30"
                     *           },
                     *           "meeting": {
                     *             "place": "New Delhi station",
                     *             "at": "19:00"
                     *           },
                     *           "totalPaise": 1605200,
                     *           "perPersonPaise": 802600,
                     *           "taxablePaise": 1528800,
                     *           "roundOffPaise": 0,
                     *           "lines": [
                     *             {
                     *               "kind": "person",
                     *               "name": "Twin sharing",
                     *               "count": 2,
                     *               "eachPaise": 764400,
                     *               "paise": 1528800
                     *             }
                     *           ],
                     *           "taxes": [
                     *             {
                     *               "tax": "IGST",
                     *               "percent": 5,
                     *               "paise": 76400
                     *             }
                     *           ],
                     *           "payments": [
                     *             {
                     *               "part": 1,
                     *               "percent": 100,
                     *               "amountPaise": 1605200,
                     *               "dueOn": null
                     *             }
                     *           ],
                     *           "refunds": [
                     *             {
                     *               "fromDays": 0,
                     *               "toDays": 6,
                     *               "until": "2027-01-24",
                     *               "percent": 100,
                     *               "least": {
                     *                 "paise": 1605200,
                     *                 "per": "person"
                     *               },
                     *               "chargePaise": 1605200,
                     *               "refundPaise": 0
                     *             }
                     *           ],
                     *           "trace": [
                     *             "2 adults on twin sharing at 7,644"
                     *           ],
                     *           "remarks": [
                     *             "Sat 10 Jul 2027 is outside its season: September to March."
                     *           ]
                     *         },
                     *         "wasPaise": 1605200,
                     *         "totalPaise": 1605200,
                     *         "differencePaise": 0,
                     *         "chargePaise": 0,
                     *         "paidPaise": 1605200,
                     *         "refundPaise": 0,
                     *         "refunds": [],
                     *         "payments": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Amendment"];
                    };
                };
            };
            /** @description Something in that question for a price makes no sense. Please look at the fields that are marked. Nothing you typed is lost. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something in that question for a price makes no sense.",
                     *       "reason": "unclear-quote"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first.",
                     *       "reason": "no-session"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages.",
                     *       "reason": "cross-site"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That link opens no booking, or no longer. We have no such package. We have no such departure. We have no such car. We have no such quote. It may have been cut short on its way. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That link opens no booking, or no longer.",
                     *       "reason": "unknown-booking"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description We take no more bookings for that departure. Nothing was charged; please choose another date. That departure has been called off. Nothing was charged; please choose another date. Not enough is free on that date any more. Nothing was charged. That cannot be done with this booking as it stands. That quote has run out. Ask for a new one: it takes a moment. The price has changed meanwhile. Nothing was charged; see the new one first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We take no more bookings for that departure. Nothing was charged; please choose another date.",
                     *       "reason": "departure-closed"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take.",
                     *       "reason": "too-long"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description It is too late for that. A later day may still be open; where none is, call us and we see what can be done. That day is over. Please choose a later one. Somebody in your party is too young for this journey. That is more people than this can take. Please call us. This journey does not have the rooms you chose. We find no rooms on this journey that hold your party. Please call us. That cannot be added to this journey, or not so often. This journey does not take anybody in there. We cannot work out a fare for that trip yet. So near to the day, what this adds has to be paid before. Please pay what is still open of your trip first; for more than that, please call us. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "It is too late for that. A later day may still be open; where none is, call us and we see what can be done.",
                     *       "reason": "too-late"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    getCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7KQ4M2TX */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund quote, or what was refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "state": "confirmed",
                     *         "percent": 25,
                     *         "least": {
                     *           "paise": 1605200,
                     *           "per": "person"
                     *         },
                     *         "chargePaise": 401300,
                     *         "chargeBeforeGstPaise": 382200,
                     *         "taxes": [
                     *           {
                     *             "tax": "IGST",
                     *             "percent": 5,
                     *             "paise": 19110
                     *           }
                     *         ],
                     *         "roundOffPaise": -10,
                     *         "earlierChargesPaise": 0,
                     *         "paidPaise": 1605200,
                     *         "refundPaise": 1203900,
                     *         "until": "2027-01-24"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Cancellation"];
                    };
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first.",
                     *       "reason": "no-session"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That link opens no booking, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That link opens no booking, or no longer.",
                     *       "reason": "unknown-booking"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done with this booking as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done with this booking as it stands.",
                     *       "reason": "not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description It is too late for that. A later day may still be open; where none is, call us and we see what can be done. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "It is too late for that. A later day may still be open; where none is, call us and we see what can be done.",
                     *       "reason": "too-late"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7KQ4M2TX */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "refundPaise": 1203900
                 *     }
                 */
                "application/json": components["schemas"]["CancellationAsked"];
            };
        };
        responses: {
            /** @description What goes back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "state": "confirmed",
                     *         "percent": 25,
                     *         "least": {
                     *           "paise": 1605200,
                     *           "per": "person"
                     *         },
                     *         "chargePaise": 401300,
                     *         "chargeBeforeGstPaise": 382200,
                     *         "taxes": [
                     *           {
                     *             "tax": "IGST",
                     *             "percent": 5,
                     *             "paise": 19110
                     *           }
                     *         ],
                     *         "roundOffPaise": -10,
                     *         "earlierChargesPaise": 0,
                     *         "paidPaise": 1605200,
                     *         "refundPaise": 1203900,
                     *         "until": "2027-01-24"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Cancellation"];
                    };
                };
            };
            /** @description That is not something we can make sense of. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of.",
                     *       "reason": "malformed"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first.",
                     *       "reason": "no-session"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages.",
                     *       "reason": "cross-site"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That link opens no booking, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That link opens no booking, or no longer.",
                     *       "reason": "unknown-booking"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done with this booking as it stands. The price has changed meanwhile. Nothing was charged; see the new one first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done with this booking as it stands.",
                     *       "reason": "not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take.",
                     *       "reason": "too-long"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description It is too late for that. A later day may still be open; where none is, call us and we see what can be done. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "It is too late for that. A later day may still be open; where none is, call us and we see what can be done.",
                     *       "reason": "too-late"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later.",
                     *       "reason": "too-many"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again.",
                     *       "reason": "unexpected-error"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute.",
                     *       "reason": "database-gone"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingRefused"];
                };
            };
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "wished": [
                     *           {
                     *             "package": {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "name": "Tea hills of Munnar",
                     *               "url": "munnar-tea-country"
                     *             },
                     *             "at": "2026-11-21T06:00:00.000Z"
                     *           }
                     *         ],
                     *         "viewed": [
                     *           {
                     *             "package": {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "name": "Tea hills of Munnar",
                     *               "url": "munnar-tea-country"
                     *             },
                     *             "at": "2026-11-21T06:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Wishlist"];
                    };
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    joinWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "wished": [
                 *         {
                 *           "package": "munnar-tea-country",
                 *           "at": "2026-11-21T06:00:00.000Z"
                 *         }
                 *       ],
                 *       "viewed": [
                 *         {
                 *           "package": "munnar-tea-country",
                 *           "at": "2026-11-21T06:00:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description What the device has kept while nobody was signed in. */
                    wished: {
                        /**
                         * @description Its url or its _id.
                         * @example munnar-tea-country
                         */
                        package: string;
                        /**
                         * Format: date-time
                         * @description When it was saved or looked at; a moment still to come counts as now.
                         * @example 2026-11-21T06:00:00.000Z
                         */
                        at: string;
                    }[];
                    /** @description What the device has kept while nobody was signed in. */
                    viewed: {
                        /**
                         * @description Its url or its _id.
                         * @example munnar-tea-country
                         */
                        package: string;
                        /**
                         * Format: date-time
                         * @description When it was saved or looked at; a moment still to come counts as now.
                         * @example 2026-11-21T06:00:00.000Z
                         */
                        at: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Both lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "wished": [
                     *           {
                     *             "package": {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "name": "Tea hills of Munnar",
                     *               "url": "munnar-tea-country"
                     *             },
                     *             "at": "2026-11-21T06:00:00.000Z"
                     *           }
                     *         ],
                     *         "viewed": [
                     *           {
                     *             "package": {
                     *               "_id": "4k1m9x2c7q8v3n5b6z0a",
                     *               "name": "Tea hills of Munnar",
                     *               "url": "munnar-tea-country"
                     *             },
                     *             "at": "2026-11-21T06:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Wishlist"];
                    };
                };
            };
            /** @description That is not something we can make sense of. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    savePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its url or its _id.
                 * @example munnar-tea-country
                 */
                package: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or so already. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description That is not something we can make sense of. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description We have no such package. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such package."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    forgetSavedPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its url or its _id.
                 * @example munnar-tea-country
                 */
                package: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or so already. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description That is not something we can make sense of. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    noteViewedPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its url or its _id.
                 * @example munnar-tea-country
                 */
                package: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or so already. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description That is not something we can make sense of. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description We have no such package. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We have no such package."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    forgetViewedPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its url or its _id.
                 * @example munnar-tea-country
                 */
                package: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or so already. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description That is not something we can make sense of. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not something we can make sense of."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    forgetViewedPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or so already. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Please log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please log in first."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That cannot be done here. The header Allow says what can. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Something went wrong. Try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong. Try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    stampEnquiry: {
        parameters: {
            query?: {
                /**
                 * @description What it is about, as the forms of the pages say it.
                 * @example package:munnar-tea-country
                 */
                about?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stamp, good for twelve hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "stamp": "mhr2k4x0.b6z9A3m0K5wRq7X2.9f2c4e6a"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @example mhr2k4x0.b6z9A3m0K5wRq7X2.9f2c4e6a */
                            stamp: string;
                        };
                    };
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    sendEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Meera Kulkarni",
                 *       "mobile": "+91 98123 45678",
                 *       "email": "meera@example.org",
                 *       "about": "package:munnar-tea-country",
                 *       "month": "2026-12",
                 *       "adults": "2",
                 *       "ages": "9, 6",
                 *       "message": "Is there a train back to Kochi?"
                 *     }
                 */
                "application/json": components["schemas"]["EnquirySent"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done.",
                     *       "data": {
                     *         "reference": "E7KQ4M2T",
                     *         "path": "/enquiry/q7X2c8V1n4B6z9A3m0K5wR"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryReceived"];
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. Please look at the fields that are marked. Nothing you typed is lost. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryRefused"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryRefused"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryRefused"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryRefused"];
                };
            };
            /** @description We need to check that a person is asking. Please try once more. Very many enquiries are arriving just now. Please look yours over and send it once more, so that we know a person wrote it. Nothing you typed is lost. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We need to check that a person is asking. Please try once more."
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryRefused"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryRefused"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryRefused"];
                };
            };
        };
    };
    joinNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@example.org"
                 *     }
                 */
                "application/json": {
                    /** @example meera@example.org */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description What went wrong or what was done, in words a visitor may read.
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. Please enter a valid email address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7X2c8V1n4B6z9A3m0K5wR"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description As the mail bears it.
                     * @example q7X2c8V1n4B6z9A3m0K5wR
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description What went wrong or what was done, in words a visitor may read.
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That link does not work, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That link does not work, or no longer."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    leaveNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q7X2c8V1n4B6z9A3m0K5wR"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description As the mail bears it.
                     * @example q7X2c8V1n4B6z9A3m0K5wR
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description What went wrong or what was done, in words a visitor may read.
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            /** @description That did not arrive as a form should. Please send it once more. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That did not arrive as a form should. Please send it once more."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description This can only be sent from our own pages. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This can only be sent from our own pages."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That link does not work, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That link does not work, or no longer."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The header Allow says what can be done there. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That cannot be done here. The header Allow says what can.",
                     *       "reason": "method-not-allowed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is more than we can take. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is more than we can take."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description That is not a form we can read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "That is not a form we can read."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Too many requests just now. Try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests just now. Try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Our register cannot be reached just now. Try again in a minute. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Our register cannot be reached just now. Try again in a minute."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
}
